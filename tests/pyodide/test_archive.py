"""The pack as it is shipped, run under Node."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import struct
import subprocess
import sys
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scripts.errors import BuildError
from scripts.pyodide.pack import pack
from tests.pyodide.synthetic import synthetic_sources, write_tree

RunInPack = Callable[..., "subprocess.CompletedProcess[str]"]

# CPython 3.14's magic number: Include/internal/pycore_magic_number.h, "Python 3.14rc3 3627".
MAGIC_314 = struct.pack("<H", 3627) + b"\r\n"


def manifest(folder: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((folder / "engine.json").read_bytes())
    return content


def archive(folder: Path, part: str) -> zipfile.ZipFile:
    return zipfile.ZipFile(io.BytesIO(gzip.decompress((folder / manifest(folder)["files"][part]["name"]).read_bytes())))


def bytes_of(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}


def test_two_builds_from_nothing_are_equal_byte_for_byte(
    root: Path, pack_folder: Path, library_cache: Callable[[], Path], tmp_path: Path
) -> None:
    tree = write_tree(tmp_path / "another place")  # nothing of the place may get in
    pack(synthetic_sources(root, tree), library_cache(), tmp_path / "out")
    assert bytes_of(tmp_path / "out") == bytes_of(pack_folder)


@pytest.mark.parametrize("part", ["python", "rest"])
def test_all_code_is_unchecked_bytecode_of_python_3_14_in_a_stored_zip(pack_folder: Path, part: str) -> None:
    with archive(pack_folder, part) as packed:
        entries = packed.infolist()
        assert {entry.compress_type for entry in entries} == {zipfile.ZIP_STORED}
        assert [entry.filename for entry in entries if entry.filename.endswith(".py")] == []
        heads = {packed.read(entry)[:8] for entry in entries if entry.filename.endswith(".pyc")}
    assert heads == {MAGIC_314 + b"\x01\x00\x00\x00"}  # PEP 552: hash-based, check_source off


def test_the_two_archives_hold_the_whole_standard_library_once(root: Path, pack_folder: Path) -> None:
    with zipfile.ZipFile(root / "node_modules" / "pyodide" / "python_stdlib.zip") as shipped:
        library = {name + "c" for name in shipped.namelist() if name.endswith(".py")}
    with archive(pack_folder, "python") as start, archive(pack_folder, "rest") as rest:
        first, others = ({name for name in packed.namelist() if name.endswith(".pyc")} for packed in (start, rest))
    assert others & first == set()
    assert library <= first | others
    assert {name.split("/")[0] for name in first - library} == {
        "alpha",
        "beta",
        "jinja2",
        "markupsafe",
        "varaq_boot.pyc",
    }


def test_no_file_name_but_the_manifests_and_notices_is_without_a_hash_of_its_content(
    pack_folder: Path,
) -> None:
    for path in pack_folder.iterdir():
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        if path.suffix == ".whl":
            assert path.name.split("-")[2] == "0" + digest[:12]
        elif path.name not in ("engine.json", "NOTICES.txt", "MPL-2.0.txt", "PSF.txt"):
            assert path.stem.rpartition("-")[2] == digest[:12]


def test_the_manifest_names_every_file_with_its_sizes(pack_folder: Path) -> None:
    files = manifest(pack_folder)["files"]
    assert set(files) == {"loader", "runtime", "wasm", "python", "rest", "worker", "lock", "snapshot"}
    for entry in files.values():
        content = (pack_folder / entry["name"]).read_bytes()
        assert entry["bytes"] == len(content)
        assert entry["gzip"] <= len(content)
    assert re.fullmatch(r"[0-9a-f]{16}", manifest(pack_folder)["build"])


def test_data_files_of_any_depth_are_read_out_of_the_archive(run_in_pack: RunInPack) -> None:
    run = run_in_pack(
        "from importlib.resources import files\n"
        "print(files('alpha').joinpath('text/fa.ftl').read_text(encoding='utf-8').strip())\n"
        "print(sorted(entry.name for entry in files('alpha').iterdir()))\n"
        "print(files('alpha').joinpath('deep', 'letters.json').read_text(encoding='utf-8').strip())\n"
        "import importlib.metadata; print(importlib.metadata.version('synthetic'))\n"
    )
    assert run.stderr == ""
    assert run.stdout.splitlines() == [
        "سلام، دنیا",
        "['__init__.pyc', 'deep', 'text']",
        '["ا", "ї"]',
        "1.2",
    ]


def test_a_traceback_names_the_place_inside_the_archive(run_in_pack: RunInPack) -> None:
    run = run_in_pack(
        "import varaq_boot, json\n"
        "assert varaq_boot.open_door('beta.door') == '='\n"
        'told = varaq_boot.answer(\'{"do": "run", "code": "1 / 0"}\')\n'
        "assert told[0] == '!'\n"
        "error = json.loads(told[1:])\n"
        "print(error['type'], error['message'])\n"
        "print(error['traceback'])\n"
    )
    assert run.stdout.startswith("ZeroDivisionError division by zero\n"), run.stderr
    assert 'File "/lib/python314.zip/beta/door.py", line 18, in handle' in run.stdout


def test_a_module_of_the_rest_is_imported_when_it_is_wanted(run_in_pack: RunInPack) -> None:
    run = run_in_pack(
        "import sys, os\n"
        "assert 'email' not in sys.modules and not os.path.exists('/lib/python-rest.zip')\n"
        "import email.mime.text, unittest.mock, sqlite3, concurrent.futures.thread, xml.etree.ElementTree\n"
        "print(email.mime.text.MIMEText('x').get_payload())\n"
        "print(sqlite3.connect(':memory:').execute('select 2').fetchone())\n"
        "import no_such_module\n"
    )
    assert run.stdout == "x\n(2,)\n", run.stderr
    assert "No module named 'no_such_module'" in run.stderr


def test_every_module_of_the_standard_library_is_found(run_in_pack: RunInPack, pack_folder: Path) -> None:
    with archive(pack_folder, "python") as start, archive(pack_folder, "rest") as rest:
        names = {
            name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
            for packed in (start, rest)
            for name in packed.namelist()
            if name.endswith(".pyc") and not name.endswith("__main__.pyc")
        }
    run = run_in_pack(
        "import importlib.util, sys\n"
        "names = sys.argv[1].split()\n"
        "print([name for name in names if importlib.util.find_spec(name) is None])\n",
        # A submodule's package is imported to find it; what needs an operating system cannot be.
        " ".join(sorted(name for name in names if "." not in name)),
    )
    assert run.stdout == "[]\n", run.stderr


def test_the_same_program_says_the_same_in_cpython_and_in_the_pack(run_in_pack: RunInPack) -> None:
    code = (
        "import hashlib, random, json\n"
        "generator = random.Random(7)\n"
        "pack = list(range(52)); generator.shuffle(pack)\n"
        "print(json.dumps([pack, hashlib.sha256(bytes(pack)).hexdigest(), (0.1 + 0.2).hex()]))\n"
    )
    here = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run_in_pack(code).stdout == here.stdout


def test_unchanged_inputs_are_not_packed_again_and_a_changed_text_is(
    root: Path, library_cache: Callable[[], Path], tmp_path: Path
) -> None:
    cache, tree = library_cache(), write_tree(tmp_path / "tree")
    sources = synthetic_sources(root, tree)
    assert "to start" in pack(sources, cache, tmp_path / "first")
    assert pack(sources, cache, tmp_path / "second").startswith("unchanged")
    assert bytes_of(tmp_path / "first") == bytes_of(tmp_path / "second")
    write_tree(tree, {"alpha/text/fa.ftl": "درود\n"})
    assert "to start" in pack(sources, cache, tmp_path / "third")
    builds = [manifest(tmp_path / name)["build"] for name in ("first", "third")]
    assert builds[0] != builds[1]


def test_a_module_that_does_not_compile_fails_the_build_with_its_line(
    root: Path, library_cache: Callable[[], Path], tmp_path: Path
) -> None:
    tree = write_tree(tmp_path / "tree", {"beta/broken.py": "x = 1\ndef f(:\n"})
    with pytest.raises(BuildError, match=r"beta/broken\.py:2: invalid syntax"):
        pack(synthetic_sources(root, tree), library_cache(), tmp_path / "out")


def test_a_module_that_does_not_work_in_the_browser_fails_the_build(
    root: Path, library_cache: Callable[[], Path], tmp_path: Path
) -> None:
    tree = write_tree(tmp_path / "tree", {"beta/system.py": "import winreg\n"})
    with pytest.raises(BuildError, match="No module named 'winreg'"):
        pack(synthetic_sources(root, tree), library_cache(), tmp_path / "out")


def test_a_runtime_that_is_not_there_is_named_with_what_to_do(root: Path, tmp_path: Path) -> None:
    sources = synthetic_sources(root, write_tree(tmp_path / "tree"))
    gone = replace(sources, pyodide=replace(sources.pyodide, runtime=tmp_path / "nowhere"))
    with pytest.raises(BuildError, match="not installed whole; run: npm ci"):
        pack(gone, tmp_path / "cache", tmp_path / "out")
