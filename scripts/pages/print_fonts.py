"""The fonts of what is set for paper: those of the site as TrueType files of one weight each, as typst wants them."""

from __future__ import annotations

import hashlib
import io
from dataclasses import dataclass
from pathlib import Path

import fontTools
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from scripts.errors import BuildError
from scripts.pages import fonts
from scripts.pages.fonts import Cut

WEIGHTS = (400, 700)
FOLDER = "print-fonts"


@dataclass(frozen=True, slots=True)
class PrintFont:
    """A font file: the cut that it comes from, at one weight. ``family`` is what typst calls it."""

    cut: Cut
    weight: int

    @property
    def family(self) -> str:
        """A family of its own for each cut, since two files of one family and weight would be taken for one."""
        return f"Varaq {self.cut.name}"


PRINT_FONTS = tuple(
    PrintFont(cut, weight) for cut in fonts.CUTS for weight in (WEIGHTS if cut.weights is not None else WEIGHTS[:1])
)


def families(language: str) -> list[str]:
    """The families of a language's pages, in the order in which a letter is looked for."""
    return list(dict.fromkeys(font.family for font in PRINT_FONTS if language in font.cut.languages))


def write_fonts(root: Path, cache: Path) -> Path:
    """The folder with all files; each is made once for the same source and recipe. Raises ``BuildError``."""
    recipe = hashlib.sha256(Path(__file__).read_bytes() + fontTools.version.encode())
    sources = {cut.name: fonts.source(cut, root) for cut in fonts.CUTS}
    for cut in fonts.CUTS:
        recipe.update(repr(cut).encode() + hashlib.sha256(sources[cut.name]).digest())
    folder = cache / FOLDER / recipe.hexdigest()[:20]
    if folder.is_dir():
        return folder
    aside = folder.with_suffix(".new")
    aside.mkdir(parents=True, exist_ok=True)
    for font in PRINT_FONTS:
        (aside / f"{font.cut.name}-{font.weight}.ttf").write_bytes(make(font, sources[font.cut.name]))
    aside.replace(folder)
    return folder


def make(print_font: PrintFont, source: bytes) -> bytes:
    """The TrueType file out of the package's file, with the characters of the cut."""
    font = TTFont(io.BytesIO(source), recalcTimestamp=False)
    options = subset.Options()
    options.recalc_timestamp = False
    options.drop_tables = [*options.drop_tables, "MVAR", "STAT", "meta"]
    options.name_IDs = ["*"]
    options.hinting = False
    cutter = subset.Subsetter(options)
    cutter.populate(text=print_font.cut.characters)
    cutter.subset(font)
    if print_font.cut.weights is not None:
        font = instancer.instantiateVariableFont(font, {"wght": print_font.weight}, updateFontNames=False)
        if "fvar" in font:
            raise BuildError(
                f"the font has more axes than its weight: {', '.join(axis.axisTag for axis in font['fvar'].axes)}",
                where=f"{print_font.cut.package}/{print_font.cut.file}",
                todo="pin them in scripts/pages/print_fonts.py",
            )
    style = "Bold" if print_font.weight == 700 else "Regular"
    for record in list(font["name"].names):
        if record.nameID in (16, 17, 21, 22, 25):
            font["name"].removeNames(nameID=record.nameID)
    postscript = f"{print_font.family}-{style}".replace(" ", "")
    for id, text in ((1, print_font.family), (2, style), (4, f"{print_font.family} {style}"), (6, postscript)):
        font["name"].setName(text, id, 3, 1, 0x409)
    font["OS/2"].usWeightClass = print_font.weight
    font["OS/2"].fsSelection = 0x20 if style == "Bold" else 0x40
    font["head"].macStyle = 1 if style == "Bold" else 0
    font.flavor = None
    made = io.BytesIO()
    font.save(made, reorderTables=False)
    return made.getvalue()
