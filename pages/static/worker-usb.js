// A page of a double click: a classic worker that gets its files in a message, and a fetch that finds them.
self.importScripts = () => { throw new TypeError("as in a module"); };
const given = {}, HERE = "https://pages.invalid/";
const plainly = (text) => import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
const inflated = async (data) =>
  new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
const real = self.fetch.bind(self);
self.fetch = async (what, options) => {
  const name = String(what.url ?? what);
  const found = name.startsWith(HERE) ? given[name.slice(HERE.length)] : undefined;
  if (!found) return real(what, options);
  const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(found, { headers: { "content-type": type } });
};
const bytes = async (name) => given[name];
const there = new Promise((yes, no) => {
  addEventListener("message", async function filled({ data }) {
    if (!data.buffers) return;
    removeEventListener("message", filled);
    try {
      Object.assign(given, data.buffers);
      for (const name of ["pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs"]) given["py/" + name] = await inflated(given["py/" + name]);
      yes();
    } catch (error) { no(error); }
  });
});
const text = (name) => new TextDecoder().decode(given["py/" + name]);
const tools = there.then(async () => ({
  createPyodideModule: (await plainly(text("pyodide.asm.mjs"))).default,
  loadPyodide: (await plainly(text("pyodide.mjs"))).loadPyodide,
}));
