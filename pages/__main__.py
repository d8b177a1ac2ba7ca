"""`python -m pages app | class | site`: the lessons as pages."""

from __future__ import annotations

import argparse
import asyncio
import logging
from pathlib import Path

from pages.standin import install

PORTS = {"app": 8866, "class": 8866}


def build_site(folder: Path, numpy: Path | None) -> None:
    """Build it, or say in a sentence why not."""
    from pages.website import BuildError, site

    try:
        site(folder, numpy=numpy)
    except BuildError as error:
        raise SystemExit(str(error)) from None
    print(f"{folder}/site is for a web space, {folder}/usb for a double click on index.html.")


def main() -> None:
    """Read the command, and do it."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    parser = argparse.ArgumentParser(prog="python -m pages", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for kind, port in PORTS.items():
        one = commands.add_parser(kind)
        one.add_argument("--port", type=int, default=port, help="0: any that is free")
        one.add_argument("--address", default="127.0.0.1" if kind == "app" else "0.0.0.0")
        one.add_argument("--state", type=Path, help="the folder of what is kept of open pages")
        one.add_argument("--no-browser", action="store_true")
        one.add_argument("--seed", type=int, help=argparse.SUPPRESS)
    one = commands.add_parser("site")
    one.add_argument("--folder", type=Path, default=Path("build"))
    one.add_argument("--numpy", type=Path, help="NumPy's wheel for this Pyodide")
    one = commands.add_parser("write", help="build the pages alone")
    one.add_argument("kind", choices=PORTS)
    one.add_argument("folder", type=Path)
    given = parser.parse_args()
    install()
    if given.command == "site":
        build_site(given.folder.resolve(), given.numpy)
        return
    from pages.app import serve  # after the stand-in is in its place

    if given.command == "write":
        serve.write(given.folder, given.kind)
        return
    asyncio.run(
        serve.serve(
            given.command,
            given.port,
            address=given.address,
            state=given.state or serve.state_of(given.command),
            show=given.command == "app" and not given.no_browser,
            seed=given.seed,
        )
    )


if __name__ == "__main__":
    main()
