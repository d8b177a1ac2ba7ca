"""The same folder for a double click (file://): no server, no module scripts, nothing fetched."""

from __future__ import annotations

import base64
import gzip
import json
import re
import shutil
from pathlib import Path

__all__ = ["usb"]

STATIC = Path(__file__).parent / "static"
PACKED = ("pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs")
START = """
window.pkWorker = () => {
  const buffers = {};
  for (const [name, text] of Object.entries(window.pkFiles)) {
    const plain = atob(text), data = new Uint8Array(plain.length);
    for (let i = 0; i < plain.length; i += 1) data[i] = plain.charCodeAt(i);
    buffers[name] = data;
  }
  window.pkFiles = null;
  const url = URL.createObjectURL(new Blob([window.pkWorkerText], { type: "text/javascript" }));
  const worker = new Worker(url, { name: /[?&]plain\b/.test(location.search) ? "plain" : "" });
  worker.postMessage({ buffers }, Object.values(buffers).map((one) => one.buffer));
  return worker;
};
"""


def usb(site: Path, folder: Path) -> None:
    """Write the folder from a site that is built, but for its service worker."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(site, folder, ignore=shutil.ignore_patterns("py", "sw.js", "worker.js"))
    files = {}
    for path in sorted((site / "py").iterdir()):
        if path.name == "lib.zip":  # 16 MB are enough to carry; the snapshot is what is used
            continue
        plain = path.read_bytes()
        packed = gzip.compress(plain, 9, mtime=0) if path.name in PACKED else plain
        files[f"py/{path.name}"] = base64.b64encode(packed).decode()
    text = "".join((STATIC / name).read_text("utf-8") for name in ("worker-usb.js", "worker.js"))
    script = f"window.pkFiles = {json.dumps(files)};\nwindow.pkWorkerText = {json.dumps(text)};\n"
    (folder / "python.js").write_text(script + START, "utf-8")
    for page in folder.glob("*.html"):
        html = re.sub(r'\?b=[0-9a-f]+"', '"', page.read_text("utf-8"))
        first = "<script defer src="
        html = html.replace(" data-worker", "").replace(
            first, f'{first}"python.js"></script>{first}', 1
        )
        page.write_text(html.replace('<link rel="manifest" href="app.webmanifest">', ""), "utf-8")
