from __future__ import annotations

from pathlib import Path

import pytest

from scripts.errors import BuildError, BuildErrors, findings_of


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (BuildError("it is bad"), "it is bad"),
        (BuildError("it is bad", "games/scat/rules.yml:41"), "games/scat/rules.yml:41: it is bad"),
        (BuildError("it is bad", Path("mkdocs.yml"), "mend it"), "mkdocs.yml: it is bad; mend it"),
        (BuildError("it is bad", todo="mend it"), "it is bad; mend it"),
    ],
)
def test_an_error_says_where_what_and_what_to_do(error: BuildError, text: str) -> None:
    assert str(error) == text


def test_several_findings_are_one_a_line_in_the_order_found() -> None:
    first, second = BuildError("one", "b:2"), BuildError("two", "a:1", "mend it")
    errors = BuildErrors(error for error in (first, second))
    assert str(errors) == "b:2: one\na:1: two; mend it"
    assert findings_of(errors) == (first, second)
    assert findings_of(first) == (first,)


def test_no_finding_is_no_error() -> None:
    with pytest.raises(ValueError, match="at least one finding"):
        BuildErrors([])
