"""Fonts of the site: cut from the npm packages to the letters that its languages need, the same bytes each time."""

from __future__ import annotations

import hashlib
import io
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import fontTools
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from scripts.errors import BuildError

LATIN = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "\u00a0«»©®°±·×÷¼½¾ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÛÜßàáâäçèéêëíîïñóôöúûü–—‘’‚“”„•…‹›−€\u2009\u202f\u02bc"
)
CYRILLIC = (
    "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя"
    + "ЁЪЫЭёъыэ\u0301№"  # quoted Russian letters, the stress mark
)
PERSIAN = (
    "آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءأؤئإةۀ"
    + "يكى"  # Arabic letters, where a source is quoted
    + "۰۱۲۳۴۵۶۷۸۹٫٬٪،؛؟ـ"
    + "\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0654\u0670"
    + "\u200c\u200d\u200e\u200f"
)
SUITS = "♠♥♦♣♤♡♢♧★☆"
ARROWS = "←→↑↓"


@dataclass(frozen=True, slots=True)
class Cut:
    """One font file of the site: which characters of which package file, under which family name.

    ``weights`` limits a variable font's axis; ``None`` for a font of one weight.
    ``languages`` are those whose pages use it.
    """

    name: str
    family: str
    package: str
    file: str
    licence: str
    characters: str
    weights: tuple[int, int] | None
    languages: tuple[str, ...]

    @property
    def unicode_range(self) -> str:
        """The characters as CSS says them, neighbours joined."""
        points = sorted({ord(character) for character in self.characters})
        spans: list[list[int]] = []
        for point in points:
            if spans and point == spans[-1][1] + 1:
                spans[-1][1] = point
            else:
                spans.append([point, point])
        return ",".join(f"U+{low:X}" if low == high else f"U+{low:X}-{high:X}" for low, high in spans)


_NOTO = "node_modules/@fontsource-variable/noto-sans"
_SYMBOLS = "node_modules/@fontsource/noto-sans-symbols-2"
_VAZIR = "node_modules/vazirmatn"

CUTS: tuple[Cut, ...] = (
    Cut(
        "vazirmatn", "Varaq Persian", _VAZIR, "fonts/variable/Vazirmatn[wght].ttf", "OFL.txt",
        PERSIAN + LATIN, (400, 700), ("fa",),
    ),
    Cut(
        "noto-sans-latin", "Varaq Sans", _NOTO, "files/noto-sans-latin-wght-normal.woff2", "LICENSE",
        LATIN, (400, 700), ("en", "uk"),
    ),
    Cut(
        "noto-sans-cyrillic", "Varaq Sans", _NOTO, "files/noto-sans-cyrillic-wght-normal.woff2", "LICENSE",
        CYRILLIC, (400, 700), ("en", "uk"),
    ),
    Cut(
        "suits", "Varaq Suits", _SYMBOLS, "files/noto-sans-symbols-2-symbols-400-normal.woff2", "LICENSE",
        SUITS, None, ("en", "fa", "uk"),
    ),
)  # fmt: skip


def make(cut: Cut, source: bytes) -> bytes:
    """The WOFF2 file of ``cut`` out of the package's file.

    Raises ``BuildError`` if the font lacks a letter or mark that the cut is to hold.
    """
    font = TTFont(io.BytesIO(source), recalcTimestamp=False)
    have = font.getBestCmap()
    lacking = [c for c in cut.characters if ord(c) not in have and unicodedata.category(c) not in ("Cf", "Zs")]
    if lacking:
        raise BuildError(
            f"the font has no {' '.join(lacking)}",
            where=f"{cut.package}/{cut.file}",
            todo="take the characters out of scripts/pages/fonts.py or change the font",
        )
    options = subset.Options()
    options.flavor = "woff2"
    options.recalc_timestamp = False
    options.drop_tables = [*options.drop_tables, "MVAR", "STAT", "meta"]
    options.name_IDs = ["*"] if cut.weights is None else [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.hinting = False
    cutter = subset.Subsetter(options)
    cutter.populate(text=cut.characters)
    cutter.subset(font)
    if cut.weights is not None:  # after the cut: the instancer drops variations that the cutter looks for
        font = instancer.instantiateVariableFont(font, {"wght": cut.weights}, updateFontNames=False)
    font.flavor = "woff2"
    made = io.BytesIO()
    font.save(made, reorderTables=False)
    return made.getvalue()


@cache
def _recipe() -> str:
    return hashlib.sha256(Path(__file__).read_bytes() + fontTools.version.encode()).hexdigest()


def source(cut: Cut, root: Path) -> bytes:
    """The package's file that ``cut`` is made from; raises ``BuildError`` if it is not there."""
    path = root / cut.package / cut.file
    if not path.is_file():
        raise BuildError(
            "the font is missing",
            where=f"{cut.package}/{cut.file}",
            todo="run python3 scripts/build.py, which gets the packages (or npm ci)",
        )
    return path.read_bytes()


def cached(cut: Cut, root: Path, cache_folder: Path) -> bytes:
    """The file of ``cut``, made once for the same source, recipe and fontTools and then kept in ``cache_folder``."""
    package_file = source(cut, root)
    key = hashlib.sha256(f"{_recipe()} {cut!r}".encode() + package_file).hexdigest()[:20]
    kept = cache_folder / f"{cut.name}.{key}.woff2"
    if kept.is_file():
        return kept.read_bytes()
    made = make(cut, package_file)
    cache_folder.mkdir(parents=True, exist_ok=True)
    aside = kept.with_suffix(".new")
    aside.write_bytes(made)
    aside.replace(kept)
    return made


def faces(addresses: dict[str, str]) -> str:
    """The ``@font-face`` rules; ``addresses`` gives each cut's address as seen from the style sheet."""
    rules = []
    for cut in CUTS:
        weight = "400" if cut.weights is None else f"{cut.weights[0]} {cut.weights[1]}"
        rules.append(
            f'@font-face{{font-family:"{cut.family}";font-style:normal;font-weight:{weight};font-display:swap;'
            f'src:url("{addresses[cut.name]}") format("woff2");unicode-range:{cut.unicode_range}}}\n'
        )
    return "".join(rules)


def notices(root: Path) -> str:
    """The licences of the fonts that are shipped, each once."""
    seen: list[tuple[str, str]] = []
    for cut in CUTS:
        if (cut.package, cut.licence) not in seen:
            seen.append((cut.package, cut.licence))
    parts = []
    for package, licence in seen:
        names = sorted({cut.name for cut in CUTS if cut.package == package})
        text = (root / package / licence).read_text(encoding="utf-8").strip()
        parts.append(f"{package.removeprefix('node_modules/')} (cut to: {', '.join(names)})\n\n{text}\n")
    return ("\n" + "=" * 78 + "\n\n").join(parts)


def uncovered(text: Iterable[str], language: str) -> set[str]:
    """The characters of ``text`` that no font of ``language`` holds; control and space characters apart."""
    have = {character for cut in CUTS if language in cut.languages for character in cut.characters} | set(ARROWS)
    return {
        character
        for piece in text
        for character in piece
        if character not in have and unicodedata.category(character) not in ("Cc", "Cf", "Zs")
    }
