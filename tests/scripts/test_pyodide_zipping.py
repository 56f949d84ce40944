"""Zip and gzip files that do not depend on when and where they are made."""

from __future__ import annotations

import gzip
import io
import zipfile
import zlib

from hypothesis import given
from hypothesis import strategies as st

from scripts.pyodide.zipping import gzipped, unzipped, zipped

FILES = {"b/c/d.txt": b"deep", "a.txt": "متن".encode(), "b/z": b""}


def test_a_zip_does_not_depend_on_the_order_of_its_files() -> None:
    backwards = dict(reversed(FILES.items()))
    assert zipped(FILES, stored=True) == zipped(backwards, stored=True)


def test_a_stored_zip_holds_its_files_as_they_are() -> None:
    content = zipped(FILES, stored=True)
    assert b"deep" in content
    assert unzipped(content) == FILES


def test_folders_are_entries_where_they_are_wanted() -> None:
    with zipfile.ZipFile(io.BytesIO(zipped(FILES, stored=True, folders=True))) as archive:
        assert archive.namelist() == ["a.txt", "b/", "b/c/", "b/c/d.txt", "b/z"]
        assert archive.getinfo("b/c/").is_dir()


def test_no_entry_has_a_time_or_a_mode_of_this_machine() -> None:
    with zipfile.ZipFile(io.BytesIO(zipped(FILES, stored=False))) as archive:
        assert {(entry.date_time, entry.external_attr >> 16) for entry in archive.infolist()} == {
            ((1980, 1, 1, 0, 0, 0), 0o100644)
        }


@given(st.binary(max_size=5000))
def test_gzip_is_read_back_by_every_reader(content: bytes) -> None:
    packed = gzipped(content)
    assert gzip.decompress(packed) == content
    assert zlib.decompress(packed, zlib.MAX_WBITS | 16) == content


def test_gzip_has_an_empty_header() -> None:
    """RFC 1952: no flags, no time, "unknown" system."""
    assert gzipped(b"x")[:10] == bytes([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255])
