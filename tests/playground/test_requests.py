"""Fields of a request that no page of ours sends."""

from __future__ import annotations

import pytest

from playground.requests import LONGEST, Trouble, address_of, read, text_of


@pytest.mark.parametrize("text", ["[" * 200_000, '{"do":' * 100_000, '{"do": ' + "9" * 5000 + "}"])
def test_what_is_too_deep_or_too_large_is_no_request(text: str) -> None:
    with pytest.raises(Trouble, match="not-understood"):
        read(text)


@pytest.mark.parametrize("value", ["\ud800", "a\udfffb", "x" * (LONGEST + 1), None, 5, ["1 knock"]])
def test_a_text_that_could_not_be_answered_is_not_understood(value: object) -> None:
    with pytest.raises(Trouble, match="not-understood"):
        text_of({"action": value}, "action")


@pytest.mark.parametrize(
    "address", ["javascript:x", "//host", "\t//host", "/\t/host", "\n", "a b", "\\\\host", "/\\host"]
)
def test_an_address_that_leads_elsewhere_is_not_understood(address: str) -> None:
    with pytest.raises(Trouble, match="not-understood"):
        address_of({"rules": address}, "rules")


@pytest.mark.parametrize("address", ["", "../", "../../", "/cards/fa/games/scat/", "../?a=1&b=2"])
def test_an_address_of_the_site_is_taken(address: str) -> None:
    assert address_of({"rules": address}, "rules") == address
