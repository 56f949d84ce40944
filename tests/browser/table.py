"""A reader at the play page: what he presses, and what the page shows him."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote

from playwright.sync_api import Locator, Page, expect

from games.words import Words

START_MILLISECONDS = 90_000
"""The longest that a start of the engine may take on a busy machine."""
ANSWER_MILLISECONDS = 30_000


class Table:
    """The player of a page in one language. Controls are found by role and name, parts by `data-` attributes."""

    def __init__(self, page: Page, words: Words, faults: list[str], key: str = "scat") -> None:
        self.page = page
        self.words = words
        self.faults = faults
        self.key = key

    # ---- what is where

    def part(self, name: str) -> Locator:
        """A part of the player: form, loading, failed, game, live, log."""
        return self.page.locator(f'[data-part="{name}"]:not([data-stepper] *)')

    def shown(self, target: str) -> Locator:
        """What the engine has drawn at a place: status, result, news, table, message, choices, tools, log."""
        return self.page.locator(f'[data-target="{target}"]')

    def button(self, message: str, **arguments: Any) -> Locator:
        """A button that bears this text and nothing else."""
        return self.page.get_by_role("button", name=self.words.plain(message, **arguments), exact=True)

    @property
    def moves(self) -> Locator:
        """The buttons of the legal moves."""
        return self.shown("choices").locator("ol").get_by_role("button")

    @property
    def amounts(self) -> Locator:
        """The numbers with bounds that go with a move."""
        return self.shown("choices").get_by_role("spinbutton")

    @property
    def result(self) -> Locator:
        """The heading of the result; it is there when the game is over."""
        return self.page.get_by_role("heading", name=self.words.plain("ui-result"), exact=True)

    # ---- what the reader does

    def choose(
        self, seats: int = 2, seed: str = "7", bots: str = "sensible", options: Mapping[str, str] | None = None
    ) -> None:
        """Fill in the form anew; `options` by notation, such as `{"pennies": "1"}`, all others as usual."""
        self.part("form").evaluate("form => form.reset()")
        self.page.get_by_label(self.words.plain("ui-players"), exact=True).select_option(str(seats))
        self.page.get_by_label(self.words.plain("ui-seed"), exact=True).fill(seed)
        self.sit("person", *[bots] * (seats - 1))
        for name, value in (options or {}).items():
            control = self.page.locator(f'[data-option="{name}"]')
            if not control.is_visible():
                self.page.locator("summary").get_by_text(self.words.plain("ui-options"), exact=True).click()
            if control.get_attribute("data-kind") == "switch":
                control.set_checked(value == "on")
            elif control.get_attribute("data-kind") == "number":
                control.fill(value)
            else:
                control.select_option(value)

    def sit(self, *players: str) -> None:
        """Choose who plays in each seat: "person" or the name of a bot."""
        for seat, who in enumerate(players, 1):
            self.page.get_by_label(self.words.plain("ui-seat", seat=seat), exact=True).select_option(who)

    def play(self) -> None:
        """Press the button below the form and wait until there is something to do."""
        self.button("ui-play").click()
        self.give_up()
        self.wait_for_game()

    def give_up(self) -> None:
        """Where the page asks whether a game may be lost: yes."""
        question = self.page.locator("[data-key=lose]")
        if question.is_visible():
            question.click()

    def wait_for_game(self) -> None:
        """Until the game has begun and asks something."""
        expect(self.part("game")).to_be_visible(timeout=START_MILLISECONDS)
        self.settle()

    def settle(self) -> None:
        """Until the engine has answered."""
        expect(self.part("game")).not_to_have_attribute("aria-busy", "true", timeout=ANSWER_MILLISECONDS)

    def press(self, button: Locator) -> None:
        """Press a button of the game and wait for the answer."""
        button.click()
        self.settle()

    def finish(self, most: int = 150) -> int:
        """Play on with legal buttons until the result is there; gives back how many were pressed.

        Knocks when that is offered (it is the first move then), else takes and throws the last card on offer.
        """
        for pressed in range(most):
            if self.result.count():
                return pressed
            deal = self.button("ui-next-deal")
            knock = self.moves.filter(has_text=self.words.plain("scat-action-knock"))
            if deal.count():
                finish = self.button("ui-finish")
                self.press(finish if finish.count() else deal)
            else:
                self.press(knock if knock.count() else self.moves.last)
        raise AssertionError(f"the game is not over after {most} moves")

    def leave(self) -> None:
        """Back to the form; the engine stays."""
        if self.part("game").is_visible():
            self.button("ui-settings-again").click()
            self.give_up()
        expect(self.part("form")).to_be_visible()

    # ---- what he is told

    def clauses_linked(self, place: Locator) -> list[str]:
        """The clauses that the links of a place lead to, as often as they do."""
        links = place.locator("a").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
        return [unquote(re.sub(r"^[^#]*#", "", link)) for link in links]

    def announced(self, text: str) -> None:
        """Wait until the live region says `text`."""
        expect(self.part("live")).to_contain_text(text)
