const HERE = new URL(".", import.meta.url).href, there = Promise.resolve();
// Not imported in so many words: what is written below would begin only when both are there.
const tools = Promise.all([import("./py/pyodide.mjs?b=@BUILD@"), import("./py/pyodide.asm.mjs?b=@BUILD@")])
  .then(([{ loadPyodide }, { default: createPyodideModule }]) => ({ loadPyodide, createPyodideModule }));
const real = self.fetch.bind(self); // Pyodide's own files, too, are those of this build
self.fetch = (what, options) => real(typeof what === "string" && what.startsWith(HERE) && !what.includes("?") ? `${what}?b=@BUILD@` : what, options);
const bytes = async (name) => {
  const answer = await fetch(HERE + name);
  if (!answer.ok) throw new Error(`${answer.status} ${name}`);
  return new Uint8Array(await answer.arrayBuffer());
};
