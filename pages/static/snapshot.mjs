// Python with pokerlib already imported, as a picture of its memory: node snapshot.mjs PYODIDE LIB GIVEN OUT
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, lib, given, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(folder, "pyodide.mjs")));
const py = await loadPyodide({ indexURL: folder + path.sep, _makeSnapshot: true });
const bytes = (file) => new Uint8Array(fs.readFileSync(file)); // Node's own Buffer is none for Pyodide
py.unpackArchive(bytes(lib), "zip", { extractDir: "/lib/pk" });
py.globals.set("given", bytes(given));
const left = py.runPython(`
import sys
sys.path.insert(0, "/lib/pk")
import asyncio, ast, csv, gc, importlib, json, pickle, pkgutil, secrets, sqlite3, tempfile
from pages.standin import install
install()
import pokerlib, pages.worker
left = []  # what needs a package that is not here: it goes along as files
for one in pkgutil.walk_packages(pokerlib.__path__, "pokerlib.", onerror=lambda name: None):
    try:
        importlib.import_module(one.name)
    except ImportError:
        left.append(one.name)
from pokerlib.language import catalogue, languages, number
for lang in languages.LANGUAGES:
    for file in sorted(catalogue.LOCALE.glob(f"{lang}/LC_MESSAGES/*.po")):
        catalogue.messages(file.stem, lang)
    number(1234567, lang), number(0.5, lang)
from pokerlib.lessons.documents.shared import remember
evidence, lessons = pickle.loads(bytes(given.to_py()))
remember(evidence)
from pages.desk import Desk
from pages.live import compiled
scripts = {name: compiled(cells) for name, cells in lessons.items()}
desk = Desk(scripts["04_omaha"], progress=None, may=(), address={})  # what is worked out once is worked out
desk.begin()
desk.live.event("04-06", {"event": "deal", "args": [], "fields": {}, "seq": 1, "view": "first"})
del desk, evidence, lessons, scripts, given
gc.collect(); gc.collect()
json.dumps(left)
`);

// Words: how long all this is, the size of the memory, the length of Pyodide's head, the number of runs, where each begins
// and ends; then the head and the runs: a third of the memory was never touched.
const PIECE = 1 << 16, whole = py.makeMemorySnapshot(), [, length] = new Uint32Array(whole.buffer, whole.byteOffset, 2);
const head = whole.subarray(0, length), memory = whole.subarray(length), runs = [];
for (let start = 0; start < memory.length; start += PIECE) {
  const end = Math.min(start + PIECE, memory.length);
  if (!memory.subarray(start, end).some((byte) => byte)) continue;
  if (runs.at(-1)?.[1] === start) runs.at(-1)[1] = end;
  else runs.push([start, end]);
}
const words = Uint32Array.from([0, memory.length, length, runs.length, ...runs.flat()]);
words[0] = words.byteLength + length + runs.reduce((sum, [start, end]) => sum + end - start, 0);
fs.writeFileSync(out, Buffer.concat([new Uint8Array(words.buffer), head, ...runs.map(([start, end]) => memory.subarray(start, end))]));
console.log(left);
