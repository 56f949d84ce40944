"""The archive of bytecode that Pyodide starts from, and the one with the rest of the standard library.

Reading and compiling the 141 source modules of a start is nine tenths of the time a bare Pyodide takes. So
all is compiled here, and what a start needs lies in one zip, ours and the library's. It is stored, not
deflated, and gzipped as a whole by us: hosts that compress nothing but text would send it raw.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from scripts.errors import BuildError
from scripts.pyodide.sources import PackSources
from scripts.pyodide.wheel import Wheel
from scripts.pyodide.zipping import unzipped, zipped

PREFIX = "/lib/python314.zip"  # where Pyodide lays the standard library, and so our modules
_WITHOUT_DOCSTRINGS = 2
"""For the standard library and what others wrote, which work without. Ours stay: readers of the lab learn from them."""
_BOOT = Path(__file__).parent / "inside" / "varaq_boot.py"

# Modules beyond those of a start that an engine, a bot or a reader's own code is likely to want at once.
# Anything else is in the rest, which is fetched at the first import that needs it.
WORKING_SET = (
    "copy csv datetime decimal encodings.ascii encodings.cp437 encodings.latin_1 encodings.unicode_escape "
    "encodings.utf_16 encodings.utf_8_sig fractions graphlib heapq numbers pprint queue secrets statistics "
    "string.templatelib timeit"
)


@dataclass(frozen=True, slots=True)
class Archives:
    """Two stored zips: ``start`` is loaded before anything runs, ``rest`` when an import needs it; and the names in
    ``start`` of what is imported at every start."""

    start: bytes
    rest: bytes
    needed: frozenset[str]


def compile_standard_library(sources: PackSources, kept: Path) -> dict[str, bytes]:
    """The whole standard library as bytecode, name -> content; kept in ``kept`` for the next build."""
    if not kept.is_file():
        shipped = unzipped((sources.runtime / "python_stdlib.zip").read_bytes())
        modules = {f"sources/{name}": content for name, content in shipped.items() if name.endswith(".py")}
        made = sources.pyodide.run("compile", {"prefix": PREFIX, "optimize": _WITHOUT_DOCSTRINGS}, modules)
        kept.parent.mkdir(parents=True, exist_ok=True)
        aside = kept.with_suffix(".new")
        aside.write_bytes(zipped(made, stored=True, folders=True))
        aside.replace(kept)
    return unzipped(kept.read_bytes())


def build_archives(sources: PackSources, wheels: Sequence[Wheel], kept_library: Path) -> Archives:
    """Both archives: bytecode of the library and of the wheels' modules, and the wheels' other files as they
    are.

    Every module of ours is imported once under Node, so one that does not work there fails the build here.
    """
    library = compile_standard_library(sources, kept_library)
    ours = _wheel_files(wheels, sources.left_out)
    modules = {name: content for name, content in ours.items() if name.endswith(".py")}
    modules |= {**sources.compiled(), "varaq_boot.py": _BOOT.read_bytes()}
    of_others = {name for name in modules if name.split("/")[0] in sources.distributions}
    compiled: dict[str, bytes] = {}
    for names, optimize in ((modules.keys() - of_others, 0), (of_others, _WITHOUT_DOCSTRINGS)):
        job = {"prefix": PREFIX, "optimize": optimize}
        given = {f"sources/{name}": modules[name] for name in names}
        compiled |= sources.pyodide.run("compile", job, given, kept_library)
    packed = compiled | {name: content for name, content in ours.items() if not name.endswith(".py")}
    if double := sorted(library.keys() & packed.keys()):
        raise BuildError(f"a module of ours has the name of one in the standard library: {double[0]}")

    needed = _needed(sources, library | packed)
    wanted = {name for module in WORKING_SET.split() for name in _file_names(module)}
    first = {name for name in library if name in needed or name in wanted}
    rest = {name: content for name, content in library.items() if name not in first}
    index = " ".join(sorted(_module_path(name) for name in rest))
    start = packed | {name: library[name] for name in first} | {"varaq_rest.txt": index.encode()}
    return Archives(
        zipped(start, stored=True, folders=True),
        zipped(rest, stored=True, folders=True),
        frozenset(needed),
    )


def _wheel_files(wheels: Sequence[Wheel], left_out: Sequence[str]) -> dict[str, bytes]:
    """What of the wheels goes into the archive: all that no pattern of ``left_out`` fits."""
    files: dict[str, bytes] = {}
    for wheel in wheels:
        for name, content in wheel.files.items():
            if any(fnmatchcase(name, pattern) for pattern in left_out):
                continue
            if files.setdefault(name, content) != content:
                raise BuildError(f"two wheels hold {name}, with different content", wheel.file_name)
    return files


def _needed(sources: PackSources, everything: Mapping[str, bytes]) -> set[str]:
    """The files of the archive that are loaded once all our modules are imported and the warm-up has run."""
    modules = [
        _module_path(name).replace("/", ".")
        for name in sorted(everything)
        if name.endswith(".pyc") and name.split("/")[0] in sources.packages and not name.endswith("__main__.pyc")
    ]
    job = {
        "modules": ["varaq_boot", *modules],
        "packages": list(sources.packages),
        "warm_up": list(sources.warm_up),
    }
    with tempfile.TemporaryDirectory(prefix="varaq-archive-") as folder:
        full = Path(folder, "python.zip")
        full.write_bytes(zipped(everything, stored=True, folders=True))
        made = sources.pyodide.run("needed", job, {}, full)
    return set(json.loads(made["needed.json"]))


def _module_path(name: str) -> str:
    """``email/__init__.pyc`` -> ``email``; ``email/mime/text.pyc`` -> ``email/mime/text``."""
    return name.removesuffix(".pyc").removesuffix("/__init__")


def _file_names(module: str) -> tuple[str, str]:
    path = module.replace(".", "/")
    return f"{path}.pyc", f"{path}/__init__.pyc"
