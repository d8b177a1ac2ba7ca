// Python in a worker: the page stays quick while it counts. What comes before this text (worker of a web page, or of
// a file) says how to get at the folder: it is `there`, at `HERE`; `bytes(name)` is a file, `tools` Pyodide's functions.
const FILE = "/home/pyodide/.local/share/pokerlib/progress.sqlite", LIBRARY = "/lib/pk";
const marks = {}, mark = (name) => { marks[name] ??= performance.timeOrigin + performance.now(); };
const waiting = [];
let py = null, worker = null;

onmessage = ({ data }) => {
  if (data.start) start(data.start).catch((error) => postMessage({ failed: String(error?.stack ?? error) }));
  else if (worker) handle(data);
  else if (data.content) waiting.push(data);
};

// A snapshot as snapshot.mjs wrote it. What was copied is given back at once (`transfer`): as garbage it could stay for
// long, and double what a page takes.
const freed = (buffer) => buffer.transfer?.(0);
async function unpacked(name) {
  const answer = await fetch(HERE + name);
  if (!answer.ok) throw new Error(`${answer.status} ${name}`);
  const reader = answer.body.pipeThrough(new DecompressionStream("gzip")).getReader();
  let all = null, at = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    all ??= new Uint8Array(new Uint32Array(value.slice(0, 4).buffer)[0]);
    all.set(value, at);
    at += value.length;
    freed(value.buffer);
  }
  if (at !== all?.length) throw new Error(`${name} ends early`);
  return all.buffer;
}

function restoring(snapshot) {
  const [, size, head, runs] = new Uint32Array(snapshot, 0, 4), begin = 4 * (4 + 2 * runs);
  const ends = new Uint32Array(snapshot, 16, 2 * runs);
  const fill = (module) => {
    while (module.HEAPU8.length < size) module._malloc(1 << 20); // a new interpreter has less (pyodide#6254)
    for (let run = 0, at = begin + head; run < runs; run += 1) {
      const [start, end] = ends.subarray(2 * run);
      module.HEAPU8.set(new Uint8Array(snapshot, at, end - start), start);
      at += end - start;
    }
    freed(snapshot);
    return module;
  };
  return { head: new Uint8Array(snapshot.slice(begin, begin + head)), fill };
}

// Compiled, and its library fetched, while the snapshot is: Pyodide would do one after the other, and keep silent where
// it fails.
function compiled() {
  const ask = self.fetch, file = HERE + "py/pyodide.asm.wasm", library = HERE + "py/python_stdlib.zip";
  const module = WebAssembly.compileStreaming(ask(file))
    .catch(async () => WebAssembly.compile(await (await ask(file)).arrayBuffer())); // a server without the type
  let early = ask(library);
  early.catch(() => {}); // said where it is awaited
  self.fetch = (what, options) => {
    const name = String(what.url ?? what);
    if (name.startsWith(file)) return module.then(() => new Response());
    const found = name.startsWith(library) && early;
    if (found) early = null;
    return found || ask(what, options);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module: await module, instance: await WebAssembly.instantiate(await module, imports) });
  return module;
}

async function python(plain) {
  await there;
  const indexURL = HERE + "py/", module = compiled();
  const data = plain || bytes("py/data.zip"), snapshot = plain || unpacked("py/snapshot.bin.gz");
  for (const early of [module, data, snapshot]) Promise.resolve(early).catch(() => {}); // said where it is awaited
  const { loadPyodide, createPyodideModule } = await tools;
  const lockFileContents = {
    info: { arch: "wasm32", platform: "emscripten_5_0_3", version: "314.0.7", python: "3.14.2", abi_version: "2026_0" }, packages: {},
  };
  const common = { indexURL, packageBaseUrl: indexURL, lockFileContents, stdout() {}, stderr: (text) => console.warn(text) };
  if (!plain) {
    try {
      const { head, fill } = restoring(await snapshot);
      mark("snapshot");
      await module;
      mark("compiled");
      const filled = async (settings) => fill(await createPyodideModule(settings));
      py = await loadPyodide({ ...common, _loadSnapshot: head, createPyodideModule: filled });
      mark("loaded");
      py.unpackArchive(await data, "zip", { extractDir: LIBRARY });
      return;
    } catch (error) { // an engine that can't restore it: the long way
      console.warn("no snapshot", error);
      mark("plain");
    }
  }
  await module;
  py = await loadPyodide({ ...common, createPyodideModule });
  py.unpackArchive(await bytes("py/lib.zip"), "zip", { extractDir: LIBRARY });
  py.runPython(`
import sys
sys.path.insert(0, "${LIBRARY}")
from pages.standin import install
install()
`);
}

const awake = python(self.name === "plain"); // not only when the page is drawn
awake.catch(() => {});

async function start({ wheel, ...about }) {
  await awake;
  mark("python");
  if (wheel) {
    py.unpackArchive(await bytes("py/" + wheel), "wheel");
    py.runPython("import importlib; importlib.invalidate_caches()");
    mark("numpy");
  }
  await open();
  mark("storage");
  const made = py.runPython("from pages.worker import Worker; Worker");
  const post = (text, files) => postMessage({ text, files });
  await turn(() => { worker = made(JSON.stringify(about), post); });
  mark("made");
  postMessage({ marks });
  for (const one of waiting.splice(0)) handle(one);
}

// One event after the other; two tabs take turns with what is remembered.
let last = Promise.resolve();
function handle({ cell, content }) {
  last = last.then(() => turn((newer) => worker.event(cell, JSON.stringify(content), newer)))
    .catch((error) => { console.error(error); postMessage({ text: '{"done":true}', files: [] }); });
}

async function turn(work) {
  const locked = async () => {
    const newer = await fresh();
    try { work(newer); } finally { await keep(); }
  };
  if (navigator.locks) await navigator.locks.request("pokerlib-progress", locked);
  else await locked();
}

// What is remembered is one small file; the browser keeps it in a database of its own.
const STORE = "files", KEY = "progress", MARK = "version"; // the second is read at each event, the first when it is newer
let base = null, version = 0, before = "";
const done = (request) => new Promise((yes, no) => { request.onsuccess = () => yes(request.result); request.onerror = () => no(request.error); });
const store = (mode) => base.transaction(STORE, mode, { durability: "strict" }).objectStore(STORE);
const stamp = () => { try { const s = py.FS.stat(FILE); return `${Number(s.mtime)}/${s.size}`; } catch { return ""; } };

async function open() {
  try {
    const request = indexedDB.open("pokerlib", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    base = await done(request);
  } catch (error) {
    base = null;
    console.warn("nothing can be kept in this browser", error);
  }
  postMessage({ keeps: base !== null });
}

async function fresh() { // what another tab has written since
  if (!base) return false;
  if (await done(store("readonly").get(MARK)) === version) return false;
  const found = await done(store("readonly").get(KEY));
  if (!found || found.version === version) return false;
  py.FS.mkdirTree(FILE.slice(0, FILE.lastIndexOf("/")));
  py.FS.writeFile(FILE, found.bytes);
  [version, before] = [found.version, stamp()];
  return true;
}

async function keep() {
  const now = stamp();
  if (!base || now === before) return;
  version += 1;
  const both = store("readwrite");
  both.put(version, MARK);
  await done(both.put({ version, bytes: py.FS.readFile(FILE) }, KEY));
  before = now;
}
