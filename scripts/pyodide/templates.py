"""The templates of the playground as Python modules, so that a reader's browser need not compile them."""

from __future__ import annotations

import tempfile
from pathlib import Path

from jinja2 import FileSystemLoader

from playground.templating import COMPILED, environment


def compiled_templates(root: Path) -> dict[str, bytes]:
    """Name in the archive -> source of the module, for every template of the tree ``root``.

    The names are those that `jinja2.ModuleLoader` looks for. Raises `jinja2.TemplateSyntaxError` with file and line.
    """
    compiling = environment().overlay(loader=FileSystemLoader(root / "playground" / "templates"))
    with tempfile.TemporaryDirectory(prefix="varaq-templates-") as folder:
        compiling.compile_templates(folder, zip=None, ignore_errors=False)
        made = sorted(Path(folder).glob("*.py"))
        return {f"playground/{COMPILED}/{path.name}": path.read_bytes() for path in made}
