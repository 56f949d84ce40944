"""How each language is written: half-spaces, digits, letters, quotation marks, dashes (RULES.md's lint, in code).

Every rule is a pattern over one line of visible text with what is wrong and what to do. Words to avoid are not here
but in the glossary.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

ZWNJ = "\u200c"
_PERSIAN = "آ-ی\u0654\u064b-\u0652"
_NOT_BEFORE = f"(?<![{_PERSIAN}{ZWNJ}])"
_NOT_AFTER = f"(?![{_PERSIAN}])"
_JOINING = "[بپتثجچحخسشصضطظعغفقکگلمنهیئ]"
"""Letters that join the next one: after the others (ا د ر و …) a half-space could not be seen and is not asked for."""

# Words that begin with می and are no verbs.
_MI_WORDS = re.compile(
    "میان|میانی|میانه|میانگین|میز|میزی|میزها|میزهای|میزان|میزبان|میل|میلی|میله|میلیون|میلیارد|میدان|"
    "میدانی|میهمان|میهن|میوه|میخ|میراث|میسر|میکروفون|مینا|میمون|میثاق|"
    # Whose it is; not with words such as میدان, since میدانم is a verb that lacks its half-space.
    "(?:میز|میزبان|میهمان|میل|میراث|میهن)(?:م|ت|ش|مان|تان|شان)"
)
# Words that end in ها without being plurals, or that are written in one by custom.
_HA_WORDS = re.compile(
    "تنها|تنهایی|تنهای|نهایی|نهای|انتها|انتهای|انتهایی|بها|بهای|بهایی|رها|رهای|رهایی|آنها|آنهایی|"
    "اینها|اینهایی|منها|الها|ابتهای"
)
# Words that end in تر or ترین without being comparatives, or whose comparative is written in one by custom.
_TAR_WORDS = re.compile(
    "بهتر|بیشتر|کمتر|بهترین|بیشترین|کمترین|دفتر|دختر|متر|کیلومتر|سانتیمتر|میلیمتر|بستر|اختر|خاکستر|"
    "کبوتر|چتر|شتر|دکتر|مهتر|کهتر|تئاتر|پیشتر|فلاتر|کاراکتر|فیلتر|مانیتور|تیتر|سرتیتر|اکتر"
)


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault in a line of text: what stands there, what is wrong, what to do; ``at`` counts characters."""

    at: int
    found: str
    what: str
    todo: str


@dataclass(frozen=True, slots=True)
class _Rule:
    pattern: re.Pattern[str]
    what: str
    todo: str
    allowed: Callable[[re.Match[str]], bool] = lambda match: False


def _rule(pattern: str, what: str, todo: str, allowed: Callable[[re.Match[str]], bool] = lambda match: False) -> _Rule:
    return _Rule(re.compile(pattern), what, todo, allowed)


_ANY_LANGUAGE = (
    _rule(r"\.\.\.", "three full stops", "write …"),
    _rule(r"(?<=\S) - (?=\S)", "a hyphen as a dash", "write — with spaces"),
    _rule(r"[ \u00a0]{2,}(?=\S)", "two spaces", "write one"),
    _rule(r" [,.;:!?](?=\s|$)", "a space before a punctuation mark", "remove the space"),
    _rule(r"[\u200b\u200d-\u200f\u202a-\u202e\u2060-\u2069\ufeff]", "an invisible character", "remove it"),
    _rule(r"<[a-zA-Z/!]", "HTML", "write *emphasis* or a link; texts hold no HTML"),
)

_ENGLISH = (
    _rule(r'"', "a straight quotation mark", "write “…”"),
    _rule(r"'", "a straight apostrophe", "write ’"),
    _rule(r"[А-Яа-яІіЇїЄєҐґآ-ی]", "a letter of another script", "write it in Latin letters"),
    _rule("[۰-۹]+", "Persian digits", "write the digits 0–9"),
)

_PERSIAN_RULES = (
    _rule(
        rf"{_NOT_BEFORE}ن?می[آ-ی]+{_NOT_AFTER}",
        "a half-space is missing after می",
        "write می‌… with a half-space (U+200C)",
        lambda match: _MI_WORDS.fullmatch(match[0]) is not None,
    ),
    _rule(
        rf"{_NOT_BEFORE}ن?می[ \u00a0]+[آ-ی]",
        "a space instead of a half-space after می",
        "write می‌… with a half-space (U+200C)",
    ),
    _rule(
        rf"[آ-ی\u0654][ \u00a0]+(?:ها|های|هایی|هایش|هایشان){_NOT_AFTER}",
        "a space instead of a half-space before ها",
        "write …‌ها with a half-space (U+200C)",
    ),
    _rule(
        rf"{_NOT_BEFORE}[آ-ی]*{_JOINING}ها(?:ی|یی|یش|یشان)?{_NOT_AFTER}",
        "a half-space is missing before ها",
        "write …‌ها with a half-space (U+200C)",
        lambda match: _HA_WORDS.fullmatch(match[0]) is not None,
    ),
    _rule(
        rf"[آ-ی\u0654][ \u00a0]+(?:تر|ترین){_NOT_AFTER}",
        "a space instead of a half-space before تر",
        "write …‌تر with a half-space (U+200C)",
    ),
    _rule(
        rf"{_NOT_BEFORE}[آ-ی]*{_JOINING}(?:تر|ترین){_NOT_AFTER}",
        "a half-space is missing before تر",
        "write …‌تر with a half-space (U+200C)",
        lambda match: _TAR_WORDS.fullmatch(match[0]) is not None,
    ),
    _rule(rf"{ZWNJ}(?=[\s.,،؛:!?؟)»]|$)|(?<=[\s(«]){ZWNJ}|{ZWNJ}{ZWNJ}", "a half-space beside no letter", "remove it"),
    _rule(
        rf"{_NOT_BEFORE}چه[{ZWNJ} \u00a0](?:طور|قدر){_NOT_AFTER}|{_NOT_BEFORE}چه{ZWNJ}گونه{_NOT_AFTER}",
        "a word in two parts that is written in one",
        "write چطور, چقدر, چگونه",
    ),
    _rule("[يى]", "an Arabic ي", "write the Persian ی (U+06CC)"),
    _rule("ك", "an Arabic ك", "write the Persian ک (U+06A9)"),
    _rule("[ۀة]", "ۀ or ة", "write هٔ (U+0647 U+0654) or ت"),
    _rule("[٠-٩]+", "Arabic digits", "write the Persian digits ۰–۹ (U+06F0–U+06F9)"),
    _rule("[0-9]+", "Latin digits", "write the Persian digits ۰–۹, or let an argument or a card bring them"),
    _rule(r"[۰-۹]+[.,/][۰-۹]+", "a foreign decimal sign", "write ٫ (U+066B), or ٬ (U+066C) between thousands"),
    _rule("[,;?]", "a Latin punctuation mark", "write ، ؛ or ؟"),
    _rule(r"""["'“”„‘’]""", "a foreign quotation mark", "write «…»"),
    _rule("[А-Яа-яІіЇїЄєҐґ]", "a Cyrillic letter", "write it in Persian"),
)

_UKRAINIAN_RULES = (
    _rule("[ЭэЫыЪъЁё]", "a Russian letter", "write the Ukrainian word"),
    _rule('["”]', "a foreign quotation mark", "write «…», inside it „…“"),
    _rule(r"(?<=\w)['ʼ`‘](?=\w)", "a foreign apostrophe", "write ’ (U+2019)"),
    _rule(r"(?<!\w)['‘]|['‘](?!\w)", "a straight quotation mark", "write «…»"),
    _rule(r"\d\.\d", "a decimal point", "write a decimal comma: 30,5"),
    _rule(r"\d-\d", "a hyphen in a range", "write –: 17–21"),
    _rule("[آ-ی۰-۹]", "a Persian letter or digit", "write it in Ukrainian"),
)

_LATIN_WORDS = re.compile(r"[A-Za-z][A-Za-z’'-]*")
_CARD_INDEX = frozenset("AKQJ")
_PAIRS = {"en": ("“”",), "fa": ("«»",), "uk": ("«»", "„“")}
_BY_LANGUAGE = {"en": _ENGLISH, "fa": _PERSIAN_RULES, "uk": _UKRAINIAN_RULES}


def faults(lang: str, text: str, latin: tuple[str, ...] = ()) -> Iterator[Fault]:
    """What is wrong with the spelling of a text; ``latin`` are the Latin names that other scripts may hold."""
    shown = text if lang == "en" else _without_names(text, latin)
    for rule in (*_ANY_LANGUAGE, *_BY_LANGUAGE.get(lang, ())):
        for match in rule.pattern.finditer(shown):
            if not rule.allowed(match):
                yield Fault(match.start(), match[0], rule.what, rule.todo)
    if lang != "en":
        for match in _LATIN_WORDS.finditer(shown):
            if match[0] not in _CARD_INDEX:
                yield Fault(
                    match.start(),
                    match[0],
                    "Latin letters",
                    "write it in the language, or add the name to 'latin' in games/glossary.yml",
                )
    for pair in _PAIRS.get(lang, ()):
        opening, closing = pair[0], pair[1]
        if shown.count(opening) != shown.count(closing):
            yield Fault(
                max(shown.find(opening), 0),
                opening + closing,
                "a quotation that is not closed",
                f"close it with {closing}",
            )


def _without_names(text: str, latin: tuple[str, ...]) -> str:
    """The text with the allowed Latin names made blank, so that places stay the same."""
    return _names(latin).sub(lambda match: "\ufffc" * len(match[0]), text) if latin else text


@cache
def _names(latin: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = "|".join(re.escape(name) for name in sorted(latin, key=len, reverse=True))
    return re.compile(rf"(?<![A-Za-z])(?:{longest_first})(?![A-Za-z])")
