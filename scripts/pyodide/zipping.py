"""Zip and gzip files that are the same, byte for byte, for the same content."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Mapping

_EPOCH = (1980, 1, 1, 0, 0, 0)  # the first moment a zip can name


def zipped(files: Mapping[str, bytes], *, stored: bool, folders: bool = False) -> bytes:
    """A zip of ``files`` (name with ``/`` -> content): sorted, without times or the modes of this machine.

    ``stored`` leaves the content uncompressed. ``folders`` adds an entry for each folder, which Python's
    zip importer needs for packages without ``__init__``.
    """
    names = set(files)
    if folders:
        for name in files:
            parts = name.split("/")[:-1]
            names |= {"/".join(parts[: depth + 1]) + "/" for depth in range(len(parts))}
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name in sorted(names):
            entry = zipfile.ZipInfo(name, _EPOCH)
            entry.create_system = 3  # Unix, also where it is not
            entry.external_attr = (0o40755 << 16 | 0x10) if name.endswith("/") else 0o100644 << 16
            entry.compress_type = zipfile.ZIP_STORED if stored or name.endswith("/") else zipfile.ZIP_DEFLATED
            archive.writestr(entry, files.get(name, b""), compresslevel=9)
    return buffer.getvalue()


def unzipped(content: bytes) -> dict[str, bytes]:
    """The files of a zip, folders left out."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return {entry.filename: archive.read(entry) for entry in archive.infolist() if not entry.is_dir()}


def gzipped(content: bytes) -> bytes:
    """``content`` as gzip with an empty header: no time, no name, no operating system."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9)
    body = packer.compress(content) + packer.flush()
    check = zlib.crc32(content).to_bytes(4, "little") + (len(content) & 0xFFFFFFFF).to_bytes(4, "little")
    return b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff" + body + check
