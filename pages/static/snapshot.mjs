// Python with pokerlib already imported, as a picture of its memory: node snapshot.mjs PYODIDE LIB EVIDENCE OUT
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, lib, evidence, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(folder, "pyodide.mjs")));
const py = await loadPyodide({ indexURL: folder + path.sep, _makeSnapshot: true });
const bytes = (file) => new Uint8Array(fs.readFileSync(file)); // Node's own Buffer is none for Pyodide
py.unpackArchive(bytes(lib), "zip", { extractDir: "/lib/pk" });
py.globals.set("given", bytes(evidence));
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
remember(pickle.loads(bytes(given.to_py())))
from pages.desk import Desk  # a lesson once through: what is worked out once is worked out
from pages.live import compiled
cells = ("from pokerlib.lessons import ending, omaha, practice", "omaha.DealAndSee()", "omaha.YourTurn()", "ending('01')")
desk = Desk(compiled((str(n), cell) for n, cell in enumerate(cells)), progress=None, may=(), address={})
desk.begin()
desk.live.event("1", {"event": "deal", "args": [], "fields": {}, "seq": 1, "view": "first"})
del desk
del given
gc.collect(); gc.collect()
json.dumps(left)
`);
fs.writeFileSync(out, py.makeMemorySnapshot());
console.log(left);
