"""The Jinja2 environment: templates are compiled once and read from wherever the package lies.

`importlib.resources` reads them, so the same code works from a folder, a zip in Pyodide and an installed wheel.
What a reader's browser gets are the compiled templates alone: to compile them there took most of the first step.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from jinja2 import BaseLoader, Environment, FunctionLoader, ModuleLoader, StrictUndefined

COMPILED = "compiled"
"""The folder of the compiled templates beside `templates`, in the archive for browsers only."""


def _loader() -> BaseLoader:
    compiled = files("playground") / COMPILED
    if compiled.is_dir():
        return ModuleLoader(str(compiled).rstrip("/"))
    folder = files("playground") / "templates"

    def read(name: str) -> str | None:
        template = folder / name
        return template.read_text(encoding="utf-8") if template.is_file() else None

    return FunctionLoader(read)


@cache
def environment() -> Environment:
    """The one environment: everything is escaped, and a name that a template does not get is an error."""
    return Environment(
        loader=_loader(),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )


def fill(template: str, **context: object) -> str:
    """The filled template without blank lines, which would end an HTML block inside a Markdown page."""
    lines = environment().get_template(template).render(**context).splitlines()
    return "\n".join(line for line in lines if line.strip())
