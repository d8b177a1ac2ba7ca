"""`make site`: the lessons for any web space and for a USB stick, with Python in a worker."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import pickle
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from pages.build import Built, build
from pages.notebooks import notebooks
from pages.usb import usb
from pokerlib.lessons.documents.shared import found

__all__ = ["BuildError", "site"]

ROOT = Path(__file__).resolve().parents[1]
STATIC = Path(__file__).parent / "static"
PYODIDE = "314.0.7"
LONGEST = 500  # characters of a line that explains: what is longer is code
INTEGRITY = (  # npm's, of the archive
    "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq"
    "+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
OURS = ("__init__", "desk", "live", "standin", "worker")  # of this folder, in the worker
CODE = {".py", ".po"}
NOT_THERE = {".js", ".css", ".json"}
LOCALES = {"root", "bg", "bg_BG", "en", "en_US", "en_001"}
NOT_BABEL = {"frontend.py", "extract.py", "setuptools_frontend.py", "checkers.py", "mofile.py"}
NOT_KEPT = {"lib.zip", "sw.js"}  # the first is used where a snapshot can't be restored
WHEN = (2026, 1, 1, 0, 0, 0)  # of every file in an archive, so that two builds are alike


class BuildError(Exception):
    """Why the site is not built, in one sentence."""


# Pyodide


def tool(name: str) -> str:
    """Node or npm: those of this environment, or the system's."""
    own = Path(sys.executable).parent / name
    where = str(own) if own.exists() else shutil.which(name)
    if where is None:
        raise BuildError(f"There is no {name} here: pip install -r requirements-dev.txt brings it.")
    return where


def pyodide(cache: Path) -> Path:
    """Npm's package, fetched once, its integrity checked; gives the unpacked folder."""
    archive, folder = cache / f"pyodide-{PYODIDE}.tgz", cache / f"pyodide-{PYODIDE}"
    cache.mkdir(parents=True, exist_ok=True)
    if not archive.is_file():
        command = [tool("npm"), "pack", "--silent", "--fetch-retries=5", f"pyodide@{PYODIDE}"]
        done = subprocess.run(command, cwd=cache, capture_output=True, text=True, check=False)
        if done.returncode or not archive.is_file():
            why = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
            raise BuildError(f"npm could not fetch pyodide {PYODIDE}: {why}")
    found = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if f"sha512-{found}" != INTEGRITY:
        raise BuildError(f"{archive} is not the pyodide {PYODIDE} that is expected: delete it.")
    if not folder.is_dir():
        with tarfile.open(archive) as packed:
            packed.extractall(cache / "unpacking", filter="data")
        (cache / "unpacking" / "package").rename(folder)
    return folder


def numpy_wheel(wheel: Path, core: Path) -> Path:
    """NumPy's wheel, if it is the one that this Pyodide was made with."""
    lock = json.loads((core / "pyodide-lock.json").read_text("utf-8"))
    wanted = lock["packages"]["numpy"]
    if not wheel.is_file():
        raise BuildError(f"There is no file {wheel}: NUMPY names the wheel of NumPy.")
    if hashlib.sha256(wheel.read_bytes()).hexdigest() != wanted["sha256"]:
        raise BuildError(f"{wheel.name} is not {wanted['file_name']} of Pyodide {PYODIDE}.")
    return wheel


# Archives


def zipped(path: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write an archive that is the same for the same files."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files:
            about = zipfile.ZipInfo(name, WHEN)
            about.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(about, data, compresslevel=9)


def library() -> Iterator[tuple[str, bytes]]:
    """What Python imports in a worker: pokerlib, traitlets, Babel of two languages, our host."""
    for path in _files(ROOT / "pokerlib"):
        if path.suffix not in NOT_THERE:
            yield path.relative_to(ROOT).as_posix(), path.read_bytes()
    for name in OURS:
        yield f"pages/{name}.py", (STATIC.parent / f"{name}.py").read_bytes()
    import babel
    import traitlets

    for package in (babel, traitlets):
        top = Path(str(package.__file__)).parent
        for path in _files(top):
            parts = path.relative_to(top).parts
            other = "locale-data" in parts and path.suffix == ".dat" and path.stem not in LOCALES
            if not other and "tests" not in parts and path.name not in NOT_BABEL:
                yield f"{top.name}/{'/'.join(parts)}", path.read_bytes()


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def data(left: Iterable[str]) -> Iterator[tuple[str, bytes]]:
    """What a snapshot has no place for: data that is read, modules that need a missing package."""
    missing = {name.replace(".", "/") for name in left}
    for path in _files(ROOT / "pokerlib"):
        name = path.relative_to(ROOT).as_posix()
        module = name.removesuffix(".py").removesuffix("/__init__")
        inside = any(module == one or module.startswith(f"{one}/") for one in missing)
        if path.suffix not in CODE | NOT_THERE or (path.suffix == ".py" and inside):
            yield name, path.read_bytes()


def snapshot(core: Path, cache: Path, lib: Path) -> tuple[bytes, list[str]]:
    """The memory of a Python with everything imported, compressed; and what could not be."""
    lessons = {
        book.name: [(one.name, one.source) for one in book.cells if not one.prose]
        for book in notebooks()
    }
    given = pickle.dumps((dict(found()), lessons))
    maker = STATIC / "snapshot.mjs"
    key = hashlib.sha256(lib.read_bytes() + given + maker.read_bytes()).hexdigest()[:16]
    kept, about = cache / f"snapshot-{key}.gz", cache / f"snapshot-{key}.json"
    if not (kept.is_file() and about.is_file()):
        known, raw = cache / "given.pickle", cache / "snapshot.bin"
        known.write_bytes(given)
        command = [tool("node"), str(maker), str(core), str(lib), str(known), str(raw)]
        log = cache / "snapshot.log"  # a pipe would lose the end of what node says
        with log.open("w", encoding="utf-8") as told:
            done = subprocess.run(
                command, stdout=subprocess.PIPE, stderr=told, text=True, check=False
            )
        if done.returncode:
            said = [line for line in log.read_text("utf-8").splitlines() if len(line) < LONGEST]
            why = next((line for line in reversed(said) if "Error" in line), "no reason given")
            raise BuildError(f"Python's snapshot could not be made: {why.strip()}")
        about.write_text(done.stdout.strip().splitlines()[-1])
        kept.write_bytes(gzip.compress(raw.read_bytes(), 9, mtime=0))
    return kept.read_bytes(), json.loads(about.read_text())


# The site


def site(folder: Path, *, numpy: Path | None = None, lessons: tuple[str, ...] = ()) -> list[Built]:
    """Write `folder`/site and `folder`/usb; BuildError says in a sentence what is in the way.

    `numpy`: the wheel of NumPy for this Pyodide. `lessons`: only these (tests).
    """
    cache = folder / "cache"
    core = pyodide(cache)
    wheel = numpy_wheel(numpy, core) if numpy else None

    def more(out: Path) -> None:
        py = out / "py"
        py.mkdir()
        for name in CORE:
            shutil.copy(core / name, py / name)
        zipped(py / "lib.zip", library())
        memory, left = snapshot(core, cache, py / "lib.zip")
        (py / "snapshot.bin.gz").write_bytes(memory)
        zipped(py / "data.zip", data(left))
        if wheel:
            shutil.copy(wheel, py / wheel.name)
        parts = (STATIC / name for name in ("worker-web.js", "worker.js"))
        (out / "worker.js").write_text("".join(one.read_text("utf-8") for one in parts), "utf-8")
        shutil.copy(STATIC / "LICENSES.txt", out / "LICENSES.txt")

    out = folder / "site"
    built = build(
        out, python="worker", lessons=lessons, more=more, wheel=wheel.name if wheel else None
    )
    usb(out, folder / "usb")
    service(out)
    return built


def integrity(path: Path) -> str:
    """A file's mark, as a browser checks it when it fetches the file."""
    return f"sha256-{base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()}"


def service(out: Path) -> None:
    """The service worker knows the build by its key, and every file of it by its mark."""
    key = re.findall(r'const BUILD = "(\w+)"', (out / "page.js").read_text("utf-8"))[0]
    worker = out / "worker.js"
    worker.write_text(worker.read_text("utf-8").replace("@BUILD@", key), "utf-8")
    files = {
        path.relative_to(out).as_posix(): integrity(path)
        for path in sorted(out.rglob("*"))
        if path.is_file() and path.name not in NOT_KEPT
    }
    source = (STATIC / "sw.js").read_text("utf-8")
    source = source.replace("@BUILD@", key).replace("@FILES@", json.dumps(files))
    (out / "sw.js").write_text(source, "utf-8")
