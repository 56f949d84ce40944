"""One spelling for many: both sides of each pair are found by the same words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Ask = Callable[..., dict[str, Any]]

SAME = [
    # Persian: Arabic letters and digits, hamza, harakat, tatweel, direction marks
    ("كارت", "کارت"),
    ("تبريز", "تبریز"),
    ("رتبة", "رتبه"),
    ("دستۀ", "دستهٔ"),
    ("دستهٔ", "دسته"),
    ("آس أس إس ٱس", "اس اس اس اس"),
    ("مؤثر", "موثر"),
    ("حُکم", "حکم"),
    ("سکّهٔ", "سکه"),
    ("ورـــق", "ورق"),
    ("۳۱ ٣١ 31", "31 31 31"),
    ("\u200f۳۰٫۵\u200e", "30٫5"),
    # Ukrainian: every apostrophe, ґ, decomposed letters
    ("п’ять п'ять пʼять п`ять", "пять пять пять пять"),
    ("ґречність", "гречність"),
    ("Ї", "ї"),
    # Latin: case, accents, apostrophes, dashes
    ("Snitch’ems", "snitchems"),
    ("CAFÉ", "cafe"),
    ("7–9", "7-9"),
    # Cards: variation selectors, white suits, Ukrainian letters as ranks
    ("10♥\ufe0f", "10♥"),
    ("A♡", "a♥"),
    ("К♠ Д♥ В♦ А♣", "k♠ q♥ j♦ a♣"),
]

DIFFERENT = ["й", "ї", "і", "и", "є", "е"]

KEYS = [
    ("دست\u200cدهنده", ["دستدهنده", "دست", "دهنده"]),
    ("می\u200cزند", ["میزند", "می", "زند"]),
    ("\u200cورق\u200c", ["ورق"]),
    ("«آس» پیک،", ["اس", "پیک"]),
    ("scat.31.after-knock", ["scat", "31", "after", "knock"]),
    ("10♠–K♥", ["10♠", "k♥"]),
    ("♣", ["♣"]),
    ("30,5", ["30", "5"]),
]

STEMS = {
    "en": [
        ("knocking", "knock"),
        ("knocked", "knocks"),
        ("discarded", "discarding"),
        ("pennies", "penny"),
        ("matches", "match"),
        ("shuffles", "shuffled"),
        ("trapped", "trap"),
        ("lost", "losing"),
        ("won", "winner"),
        ("took", "taking"),
        ("paid", "pays"),
        ("eights", "8"),
        ("two", "both"),
    ],
    "fa": [
        ("ورقها", "ورق"),
        ("بازیکنان", "بازیکن"),
        ("سکههایش", "سکه"),
        ("نوبتشان", "نوبت"),
        ("بیشترین", "بیش"),
        # verbs: both stems, written and spoken, with می and ب and every person
        ("میکشد", "کشیدن"),
        ("میکشه", "بکشم"),
        ("برمیداره", "برداشتن"),
        ("بردارم", "برداشتند"),
        ("میبازه", "باخت"),
        ("بندازم", "میاندازد"),
        ("بذارم", "گذاشتن"),
        ("میاد", "اومد"),
        ("نمیگیرد", "گرفته"),
        # spoken plurals and possessives, spoken sounds
        ("ورقامو", "ورق"),
        ("سکههامون", "سکه"),
        ("شرطم", "شرط"),
        ("جونم", "جان"),
        ("تموم", "تمام"),
        ("هفت", "7"),
    ],
    "uk": [
        ("карти", "картами"),
        ("ставок", "ставка"),
        ("взяття", "взяттів"),
        ("хід", "ходу"),
        ("банкомета", "банкометом"),
        ("обов’язкове", "обовязкового"),
        ("масті", "мастей"),
        # verbs: aspects that share a stem, -ся, -ну-, the irregular ones
        ("закінчилися", "закінчується"),
        ("стукнув", "стукати"),
        ("взяв", "беруть"),
        ("забрати", "забирає"),
        ("виграш", "виграли"),
        ("ставити", "ставку"),
        ("дві", "двох"),
        ("вісімку", "8"),
    ],
}


def test_what_is_written_in_two_ways_is_one(ask: Ask) -> None:
    folded = ask(fold=[text for pair in SAME for text in pair])["fold"]
    assert folded[::2] == folded[1::2]


def test_letters_that_are_not_the_same_stay_apart(ask: Ask) -> None:
    assert len(set(ask(fold=DIFFERENT)["fold"])) == len(DIFFERENT)


def test_words_with_half_spaces_are_found_joined_and_in_parts(ask: Ask) -> None:
    assert ask(keys=[text for text, _ in KEYS])["keys"] == [keys for _, keys in KEYS]


def test_forms_of_a_word_have_one_stem_and_short_words_stay_whole(ask: Ask) -> None:
    pairs = [(language, pair) for language, listed in STEMS.items() for pair in listed]
    stems = ask(stems=[(language, word) for language, pair in pairs for word in pair])["stems"]
    assert [pair for at, (_, pair) in enumerate(pairs) if stems[2 * at] != stems[2 * at + 1]] == []
    short = [("en", "as"), ("fa", "آس"), ("uk", "дам"), ("en", "31"), ("uk", "10♠")]
    assert ask(stems=short)["stems"] == ["as", "اس", "дам", "31", "10♠"]


def test_persian_nouns_that_look_like_verbs_are_not_taken_for_them(ask: Ask) -> None:
    """میان is no form of آمدن, نگه none of گفتن, بازی none of باختن."""
    pairs = [("میان", "میاد"), ("نگه", "بگه"), ("بازی", "میبازی"), ("دسته", "دست"), ("بانک", "باخت")]
    stems = ask(stems=[("fa", word) for pair in pairs for word in pair])["stems"]
    assert [pair for at, pair in enumerate(pairs) if stems[2 * at] == stems[2 * at + 1]] == []


def test_an_excerpt_keeps_the_text_and_marks_whole_words(ask: Ask) -> None:
    text = "گوینده با ضربه‌ها نوبت را تمام می‌کند؛ ضربۀ دوم نیست."
    (short,) = ask(excerpts=[(text, ["ضربه"], "fa")])["excerpts"]
    assert "".join(piece for piece, _ in short) == text
    assert [piece for piece, hit in short if hit] == ["ضربه‌ها", "ضربۀ"]
    long = "Nothing here. " * 30 + "A player may knock. " + "Nothing here. " * 30
    (cut,) = ask(excerpts=[(long, ["knock"], "en")])["excerpts"]
    shown = "".join(piece for piece, _ in cut)
    assert [piece for piece, hit in cut if hit] == ["knock"]
    assert shown.startswith("… ") and shown.endswith(" …") and len(shown) < 220
