"""README's links to Binder, written from the one place that names the repository (pyproject.toml).

python -m tests.house.links
"""

import re
import tomllib

from tests.house.tree import ROOT

HOSTS = re.compile(r"(mybinder\.org/v2/gh|github\.com)/[\w.-]+/[\w.-]+")


def repository() -> str:
    """Owner and name, as in "owner/name"."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        url: str = tomllib.load(file)["project"]["urls"]["Repository"]
    return url.removeprefix("https://github.com/")


def linked(text: str) -> str:
    """The text with every link to the repository naming the right one."""
    return HOSTS.sub(rf"\1/{repository()}", text)


if __name__ == "__main__":
    readme = ROOT / "README.md"
    readme.write_text(linked(readme.read_text("utf-8")), "utf-8")
