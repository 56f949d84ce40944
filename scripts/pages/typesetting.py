"""Typst: PDF sheets and pictures, set with our own fonts and no others, the same bytes each time.

Typst reads TrueType and no variable fonts, so that each weight is made a file of its own out of the npm packages and
kept in the cache.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import io
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from scripts.errors import BuildError
from scripts.files import put
from scripts.pages.fonts import CUTS, Cut, source

WEIGHTS: Final = (400, 700)
FAMILIES: Final[Mapping[str, str]] = {cut.name: f"Varaq {cut.name.title()}" for cut in CUTS}
"""What a document calls the font of each cut. One family cannot be spread over several files, as on the web."""


def families(language: str) -> list[str]:
    """The font families for a text of that language, in the order in which they are asked for a letter."""
    own = [cut for cut in CUTS if language in cut.languages]
    others = [cut for cut in CUTS if language not in cut.languages]
    return [FAMILIES[cut.name] for cut in (*own, *others)]


@dataclass(frozen=True, slots=True)
class Typesetter:
    """Sets documents of the repository at ``root``; fonts and results are kept in ``cache``."""

    root: Path
    cache: Path

    def typeset(self, template: Path, data: Mapping[str, Any], kind: Literal["pdf", "png"]) -> bytes:
        """The document that the Typst file ``template`` makes of ``data``, which it reads with
        ``json(bytes(sys.inputs.data))``; of a picture the first page, a point being a pixel.

        Raises ``BuildError`` with Typst's own words.
        """
        document = template.read_bytes()
        given = json.dumps(data, ensure_ascii=False, sort_keys=True)
        digest = hashlib.sha256(importlib.metadata.version("typst").encode() + self._fonts_key().encode())
        for part in (kind.encode(), document, given.encode()):
            digest.update(hashlib.sha256(part).digest())
        kept = self.cache / "typeset" / f"{digest.hexdigest()[:32]}.{kind}"
        if kept.is_file():
            return kept.read_bytes()
        made = self._compile(template, document, given, kind)
        put(kept, made)
        return made

    def _compile(self, template: Path, document: bytes, given: str, kind: Literal["pdf", "png"]) -> bytes:
        import typst

        try:
            made: object = typst.compile(  # type: ignore[misc]  # its stub lacks the types of its input
                document,
                format=kind,
                font_paths=[self.fonts()],
                ignore_system_fonts=True,
                sys_inputs={"data": given},
                ppi=72.0,
                timestamp=0,
            )
        except RuntimeError as error:
            where = template.relative_to(self.root) if template.is_relative_to(self.root) else template
            raise BuildError(f"Typst says: {error}", where=where, todo="put the document right") from error
        if not isinstance(made, bytes):
            raise BuildError("the document has more than one page", where=template, todo="make it fit on one")
        return made

    def fonts(self) -> Path:
        """The folder of the fonts, made if it is not there. Raises ``BuildError`` if a package's font is missing."""
        folder = self.cache / "fonts" / f"typeset-{self._fonts_key()}"
        for cut in CUTS:
            for weight in (None,) if cut.weights is None else WEIGHTS:
                file = folder / f"{cut.name}-{weight or 400}.ttf"
                if not file.is_file():
                    put(file, truetype(cut, source(cut, self.root), weight))
        return folder

    def _fonts_key(self) -> str:
        digest = hashlib.sha256(Path(__file__).read_bytes() + importlib.metadata.version("fonttools").encode())
        for cut in CUTS:
            digest.update(hashlib.sha256(source(cut, self.root)).digest())
        return digest.hexdigest()[:16]


def truetype(cut: Cut, package_file: bytes, weight: int | None) -> bytes:
    """The whole font of ``cut`` as TrueType in one weight (``None``: it has only one), under our family name."""
    font = TTFont(io.BytesIO(package_file), recalcTimestamp=False)
    font.flavor = None
    if weight is not None:
        font = instancer.instantiateVariableFont(font, {"wght": weight}, updateFontNames=False)
        if "wdth" in (axis.axisTag for axis in (font["fvar"].axes if "fvar" in font else ())):
            font = instancer.instantiateVariableFont(font, {"wdth": 100}, updateFontNames=False)
    family, style = FAMILIES[cut.name], "Bold" if weight == WEIGHTS[1] else "Regular"
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in (0, 13, 14)]
    for id, said in ((1, family), (2, style), (4, f"{family} {style}"), (6, f"{family}-{style}".replace(" ", ""))):
        names.setName(said, id, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight or 400
    for table in ("STAT", "MVAR", "DSIG"):
        if table in font:
            del font[table]
    made = io.BytesIO()
    font.save(made, reorderTables=False)
    return made.getvalue()
