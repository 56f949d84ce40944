"""What a reader's eye and a screen reader meet on a page: order of characters, names, sizes, faults that axe knows."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

BY_WIDTH = (
    "color-contrast", "target-size", "scrollable-region-focusable", "aria-hidden-focus", "bypass", "region",
    "landmark-one-main", "page-has-heading-one", "heading-order", "tabindex", "nested-interactive", "label",
    "link-name", "button-name", "meta-viewport",
)  # fmt: skip
"""The rules of axe whose answer can depend on what is shown at a width; the others ask about the page's source."""
BY_SCHEME = ("color-contrast",)
"""The rule of axe whose answer can depend on colours."""

# The characters of an element from left to right, line after line, by the rectangles in which they are drawn. A card
# on a table, with its suit below its rank, is one thing at its place.
_AS_SEEN = """element => {
  const seen = [];
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const add = (box, text) => seen.push({middle: (box.top + box.bottom) / 2, height: box.height, left: box.left, text});
  for (const face of [element, ...element.querySelectorAll("*")].filter((one) => one.matches(".face"))) {
    const box = face.getBoundingClientRect();
    if (box.width) add(box, face.textContent);
  }
  while (walk.nextNode()) {
    if (walk.currentNode.parentElement.closest(".face")) continue;
    const text = walk.currentNode.data;
    for (let at = 0; at < text.length; at++) {
      const range = document.createRange();
      range.setStart(walk.currentNode, at);
      range.setEnd(walk.currentNode, at + 1);
      const box = range.getClientRects()[0];
      if (!box || !box.width || !text[at].trim()) continue;
      add(box, text[at]);
    }
  }
  seen.sort((a, b) => a.middle - b.middle);
  const lines = [];
  for (const one of seen) {
    const line = lines.at(-1);
    if (line && one.middle - line[0].middle < Math.min(line[0].height, one.height) / 2) line.push(one);
    else lines.push([one]);
  }
  return lines.map((line) => line.sort((a, b) => a.left - b.left).map((one) => one.text).join("")).join("\\n");
}"""

# Cards whose characters are not drawn rank first, from left to right or, on the corner of a card, downwards.
_WRONG_CARDS = """() => [...document.querySelectorAll("bdi.card:not(.card-back)")].filter((card) => {
  if (!card.checkVisibility()) return false;
  const shown = card.querySelector("[role=img]");
  const boxes = [];
  const walk = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    for (let at = 0; at < walk.currentNode.length; at++) {
      const range = document.createRange();
      range.setStart(walk.currentNode, at);
      range.setEnd(walk.currentNode, at + 1);
      boxes.push(range.getBoundingClientRect());
    }
  }
  const follows = (box, before) => box.left > before.left || box.top >= before.bottom - before.height / 2;
  if (!/^(A|K|Q|J|10|[2-9])[♠♥♦♣]$/.test(shown.textContent)) return true;
  return boxes.some((box, at) => at && !follows(box, boxes[at - 1]));
}).map((card) => card.outerHTML)"""

# Runs of cards and marks of suits outside of an element that has a name for a screen reader. What is typed is read
# sign by sign and stays as it is typed.
_UNNAMED_CARDS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (!/[♠♥♦♣]/.test(node.data)) continue;
    const holder = node.parentElement;
    if (holder.closest("[aria-hidden=true], script, style, textarea, option, code")) continue;
    const image = holder.closest("[role=img]");
    const name = image && image.getAttribute("aria-label");
    if (!name || /[♠♥♦♣0-9]/.test(name)) found.push(node.data.trim() + " in " + holder.outerHTML.slice(0, 120));
  }
  for (const image of document.querySelectorAll("main [role=img]")) {
    if (!image.getAttribute("aria-label")?.trim()) found.push("no name: " + image.outerHTML.slice(0, 120));
  }
  return found;
}"""

_SMALL_TARGETS = """(least) => [...document.querySelectorAll(
    "main :is(button, select, summary, textarea, input:not([type=radio], [type=checkbox]), label:has(input))"
)].filter((one) => {
  if (!one.checkVisibility({visibilityProperty: true})) return false;
  const box = one.getBoundingClientRect();
  return box.height < least - 0.5 || box.width < least - 0.5;
}).map((one) => {
  const box = one.getBoundingClientRect();
  return `${one.outerHTML.slice(0, 90)} is ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`;
})"""

_WIDER_THAN_WINDOW = """() => {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return [];
  return [`the page is ${document.documentElement.scrollWidth} wide in a window of ${room}`,
    ...[...document.querySelectorAll("body *")].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width && (box.right > room + 1 || box.left < -1) && !one.closest(".table[tabindex]");
    }).slice(0, 8).map((one) => one.outerHTML.slice(0, 100))];
}"""


# Texts of which a part is cut off: they are wider than their box, and the box does not scroll. The table of a game may
# not scroll either.
_CLIPPED = """() => [...document.querySelectorAll("main *")].filter((one) => {
  if (one.scrollWidth <= one.clientWidth + 1 || !one.clientWidth) return false;
  if (one.matches("select, input, textarea")) return false;
  if (!one.checkVisibility() || one.closest(".visually-hidden, .unseen, bdi.card-back")) return false;
  if (one.matches(".table:not(:has(table))")) return true;
  return ["hidden", "clip"].includes(getComputedStyle(one).overflowX);
}).map((one) => `cut off: ${one.outerHTML.slice(0, 120)}`)"""

# Links outside of a sentence that are smaller than 24 pixels and too near another target: a circle of 24 pixels round
# the middle of each may touch neither another target nor its circle (WCAG 2.5.8).
_CROWDED = """(least) => {
  const inside = (link) => {
    const block = link.closest("p, dd, td, q, li, dt, figcaption, legend");
    return block && [...block.childNodes].some((node) => node.nodeType === 3 && /[\\p{L}\\p{N}]/u.test(node.data));
  };
  // What is scrolled out of a list of its own cannot be hit.
  const scrolledOut = (one) => {
    const { top, bottom } = one.getBoundingClientRect();
    for (let box = one.parentElement; box.tagName !== "MAIN"; box = box.parentElement) {
      if (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY === "visible") continue;
      const room = box.getBoundingClientRect();
      if (bottom <= room.top || top >= room.bottom) return true;
    }
    return false;
  };
  const targets = [...document.querySelectorAll("main :is(a[href], button, summary, select, input)")].filter((one) => {
    const shown = one.checkVisibility() && one.getClientRects().length && !one.closest(".visually-hidden");
    return shown && !scrolledOut(one);
  });
  const boxes = new Map(targets.map((one) => [one, one.getBoundingClientRect()]));
  const off = (low, at, high) => Math.max(low - at, 0, at - high);
  const gap = (box, x, y) => Math.hypot(off(box.left, x, box.right), off(box.top, y, box.bottom));
  return targets.filter((one) => {
    const box = boxes.get(one);
    if (one.tagName !== "A" || (box.width >= least && box.height >= least) || inside(one)) return false;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return targets.some((other) => {
      if (other === one || other.contains(one) || one.contains(other)) return false;
      const next = boxes.get(other);
      const small = next.width < least || next.height < least;
      const apart = Math.hypot((next.left + next.right) / 2 - x, (next.top + next.bottom) / 2 - y);
      return gap(next, x, y) < least / 2 || (small && apart < least);
    });
  }).map((one) => `crowded: ${one.outerHTML.slice(0, 120)}`);
}"""


def as_seen(element: Locator) -> str:
    """The characters of an element as they stand from left to right, one line of the page after another."""
    seen: str = element.evaluate(_AS_SEEN)
    return seen


def persian(*words: str) -> str:
    """What `as_seen` must give for words that are read from right to left.

    Words of Persian letters are turned round; cards, digits and Latin words stand as they are.
    """
    return "".join(word if _left_to_right(word) else word[::-1] for word in reversed(words))


def _left_to_right(word: str) -> bool:
    return not any("\u0600" <= sign <= "\u06ff" and not "۰" <= sign <= "۹" and sign not in "٫٬" for sign in word)


def wrong_cards(page: Page) -> list[str]:
    """The visible cards that are not seen as rank, then suit."""
    found: list[str] = page.evaluate(_WRONG_CARDS)
    return found


def unnamed_cards(page: Page) -> list[str]:
    """The cards of the page that a screen reader has no words for."""
    found: list[str] = page.evaluate(_UNNAMED_CARDS)
    return found


def small_targets(page: Page, least: int = 44) -> list[str]:
    """The visible controls of the page's text that are narrower or lower than `least` CSS pixels."""
    found: list[str] = page.evaluate(_SMALL_TARGETS, least)
    return found


def clipped_texts(page: Page) -> list[str]:
    """The texts of which the reader sees only a part."""
    found: list[str] = page.evaluate(_CLIPPED)
    return found


def crowded_links(page: Page, least: int = 24) -> list[str]:
    """The links outside of sentences that a finger cannot hit without hitting another target."""
    found: list[str] = page.evaluate(_CROWDED, least)
    return found


def wider_than_window(page: Page) -> list[str]:
    """What makes the page scroll sideways; empty if it does not."""
    found: list[str] = page.evaluate(_WIDER_THAN_WINDOW)
    return found


def violations(page: Page, axe: str, within: str = "html", rules: tuple[str, ...] = ()) -> list[str]:
    """What axe finds on the page as it stands; `axe` is its script.

    `within` is the selector of a part to look at, where the rest has been looked at; `rules` are the only ones asked.
    """
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(axe)
    found: list[str] = page.evaluate(
        """([within, rules]) => axe.run(within, {resultTypes: ["violations"], preload: false,
            ...(rules.length ? {runOnly: rules} : {})}).then((result) => result.violations.map(
            (one) => one.id + ": " + one.nodes.map((node) => node.target.join(" ")).join(", ")))""",
        [within, list(rules)],
    )
    return found
