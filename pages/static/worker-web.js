import { loadPyodide } from "./py/pyodide.mjs?b=@BUILD@";
import createPyodideModule from "./py/pyodide.asm.mjs?b=@BUILD@";
const HERE = new URL(".", import.meta.url).href;
const tools = Promise.resolve({ indexURL: HERE + "py/", loadPyodide, createPyodideModule });
const real = self.fetch.bind(self); // Pyodide's own files, too, are those of this build
self.fetch = (what, options) => real(typeof what === "string" && what.startsWith(HERE) && !what.includes("?") ? `${what}?b=@BUILD@` : what, options);
const bytes = async (name) => {
  const answer = await fetch(HERE + name);
  if (!answer.ok) throw new Error(`${answer.status} ${name}`);
  return new Uint8Array(await answer.arrayBuffer());
};
