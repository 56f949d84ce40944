// What a result shows of its text: the part around the first hit, hits marked, cards isolated and named.
import { fold, keys, pieces, words } from "./fold.mjs";

const LONG = 150; // characters
const SUITS = { "♠": "s", "♥": "h", "♦": "d", "♣": "c" }; // the class by which a suit has its colour
const CARD = /((?:10|[2-9AJQK])[♠♥♦♣])/u;

const keysOf = (text) => words(fold(text)).flatMap(keys);

/** `text` in pieces of `[text, isHit]`, from a little before the first hit, with … where something is left out. */
export function excerpt(text, terms, stem) {
  const wanted = new Set(terms);
  const hit = (piece) => keysOf(piece).some((key) => wanted.has(key) || wanted.has(stem(key)));
  const all = pieces(text).map(([piece, isWord]) => [piece, isWord && hit(piece)]);
  const first = all.findIndex(([, isHit]) => isHit);
  let from = 0;
  if (text.length > LONG && first > 0) {
    // Back to the beginning of the sentence, if that is near, or a few words.
    let back = 0;
    from = first;
    while (from > 0 && back < LONG / 3) back += all[--from][0].length;
    if (from === 1) from = 0;
  }
  const shown = [];
  let length = 0;
  let at = from;
  for (; at < all.length && length < LONG; at++) {
    shown.push(all[at]);
    length += all[at][0].length;
  }
  if (from > 0) shown.unshift(["… ", false]);
  if (at < all.length) shown.push([" …", false]);
  return shown;
}

/** The text as nodes: a card is set apart from the line around it and has its name, as everywhere on the site. */
export function nodes(text, cards) {
  return text.split(CARD).filter(Boolean).map((part) => {
    if (!cards[part]) return document.createTextNode(part);
    const apart = document.createElement("bdi");
    apart.dir = "ltr";
    apart.className = `card card-${SUITS[part.at(-1)]}`;
    const card = document.createElement("span");
    card.setAttribute("role", "img");
    card.setAttribute("aria-label", cards[part]);
    card.textContent = part;
    apart.append(card);
    return apart;
  });
}

/** The same with hits in `<mark>`. */
export function marked(text, terms, stem, cards) {
  return excerpt(text, terms, stem).flatMap(([piece, isHit]) => {
    const inside = nodes(piece, cards);
    if (!isHit) return inside;
    const mark = document.createElement("mark");
    mark.append(...inside);
    return [mark];
  });
}
