"""Days in words of a language, from CLDR."""

from __future__ import annotations

from datetime import date
from functools import cache

from babel.dates import format_date


@cache
def day_in_words(day: str, language: str, digits: str) -> str:
    """``2026-11-30`` as ``November 30, 2026``, ``۳۰ نوامبر ۲۰۲۶``, ``30 листопада 2026 р.`` in these ten digits."""
    written = format_date(date.fromisoformat(day), format="long", locale=language)
    return "".join(digits[int(sign)] if sign.isascii() and sign.isdigit() else sign for sign in written)
