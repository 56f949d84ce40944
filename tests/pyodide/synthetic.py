"""A small tree with the shape of ours, packed once for all tests of the pack: packages alpha and beta."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from scripts.node import find_node
from scripts.pyodide.node import NodePyodide
from scripts.pyodide.pack import pack
from scripts.pyodide.sources import PackSources

TREE = {
    "pyproject.toml": """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "synthetic"
version = "1.2"
requires-python = ">=3.11"
dependencies = ["jinja2>=3.1", "tomli; python_version < '3.11'"]

[project.optional-dependencies]
more = ["babel"]

[tool.hatch.build.targets.wheel]
packages = ["alpha", "beta"]
""",
    "alpha/__init__.py": '"""Text beside code."""\n',
    "alpha/text/fa.ftl": "سلام، دنیا\n",
    "alpha/deep/letters.json": '["ا", "ї"]\n',
    "alpha/notes/build.yml": "only: for the build\n",
    "beta/__init__.py": "",
    "beta/door.py": '''\
"""The door: renders a text, or runs the code that it is given."""

import json
from importlib.resources import files

import jinja2

TEMPLATE = jinja2.Environment(autoescape=True).from_string("<p lang=fa>{{ words }}</p>")


def handle(request):
    """JSON in, JSON out."""
    asked = json.loads(request)
    if asked["do"] == "render":
        words = files("alpha").joinpath("text/fa.ftl").read_text(encoding="utf-8").strip()
        return json.dumps({"html": TEMPLATE.render(words=words)})
    space = {}
    exec(asked["code"], space)
    return json.dumps({"value": space["value"]})
''',
}


def write_tree(folder: Path, changes: dict[str, str] | None = None) -> Path:
    """Write the tree into ``folder``, some files changed or added."""
    for name, text in {**TREE, **(changes or {})}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def synthetic_sources(root: Path, tree: Path, lock_python: Path | None = None) -> PackSources:
    """The sources of a pack of ``tree``, with the Pyodide and the worker of the repository ``root``."""
    return PackSources(
        root=tree,
        pyodide=NodePyodide(find_node(root, os.environ).program, root / "node_modules" / "pyodide"),
        worker=root / "playground" / "web" / "engine-worker.mjs",
        packages=("alpha", "beta"),
        entry="beta.door",
        left_out=("*.pyi", "*/py.typed", "*/RECORD", "*/WHEEL", "alpha/notes/*"),
        lock_python=lock_python,
        imported=("beta.door",),
    )


def synthetic_pack(root: Path, folder: Path) -> Path:
    """The pack of the tree as it is above, in ``folder``; kept in ``.cache`` from run to run."""
    cache = root / ".cache" / "tests" / "pyodide"
    cache.mkdir(parents=True, exist_ok=True)
    with (cache / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # the processes of one test run want the same thing at the same time
        pack(synthetic_sources(root, write_tree(folder / "tree")), cache, folder / "pyodide")
    return folder / "pyodide"
