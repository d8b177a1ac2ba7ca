"""README's links to the repository, written from the one place that names it (pyproject.toml).

python -m tests.house.links
"""

import re
import tomllib

from tests.house.tree import ROOT

HOSTS = re.compile(r"(mybinder\.org/v2/gh|github\.com)/[\w.-]+/[\w.-]+")
PUBLISHED = re.compile(r"https://[\w-]+\.github\.io/[\w.-]+")  # GitHub Pages
# On a JupyterHub the lessons lie in a folder of the repository's name.
PULLED = re.compile(r"(git-pull\?repo=https://github\.com/\S+?urlpath=lab/tree)/[\w.-]+")


def repository() -> str:
    """Owner and name, as in "owner/name"."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        url: str = tomllib.load(file)["project"]["urls"]["Repository"]
    return url.removeprefix("https://github.com/")


def linked(text: str) -> str:
    """The text with every link to the repository naming the right one."""
    text = HOSTS.sub(rf"\1/{repository()}", text)
    owner, name = repository().split("/")
    text = PUBLISHED.sub(f"https://{owner.lower()}.github.io/{name}", text)
    return PULLED.sub(rf"\1/{name}", text)


if __name__ == "__main__":
    readme = ROOT / "README.md"
    readme.write_text(linked(readme.read_text("utf-8")), "utf-8")
