"""The order of words in a list, by the alphabet of each language.

Code points do not give it: Persian has پ چ ژ گ after the Arabic letters, Ukrainian has ґ є і ї outside of its row.
"""

from __future__ import annotations

from typing import Final

ALPHABETS: Final = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "fa": "آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
}
_SAME: Final = str.maketrans({"أ": "ا", "إ": "ا", "ؤ": "و", "ئ": "ی", "ي": "ی", "ك": "ک", "ة": "ه"})
_NO_LETTER: Final = -1


def alphabetical(lang: str, word: str) -> tuple[tuple[int, ...], str]:
    """The key by which words of that language sort: digits and Latin words first, then its letters in their order.

    Marks, spaces and half-spaces do not count. A language that is not in ``ALPHABETS`` sorts by code points.
    """
    alphabet = ALPHABETS.get(lang)
    folded = word.casefold().translate(_SAME)
    if alphabet is None:
        return tuple(map(ord, folded)), word
    return tuple(alphabet.find(sign) if sign in alphabet else _NO_LETTER for sign in folded if sign.isalnum()), word
