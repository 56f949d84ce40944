// One spelling for what people type in many: letters, digits, apostrophes and joiners of three scripts.
// `fold` and `words` are used on both sides, for what is indexed and for what is asked.

const SUITS = "♠♥♦♣";
const JOINER = "\u200c"; // the Persian half-space
// Zero-width and direction controls but for the half-space, tatweel, soft hyphen, variation selectors.
const UNSEEN = /[\u00ad\u061c\u0640\u180e\u200b\u200d-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]/g;
const HARAKAT = /[\u064b-\u065f\u0670\u06d6-\u06ed]/g;
const APOSTROPHES = /(\p{L})['’ʼ′`‘](?=\p{L})/gu; // no lookbehind: Safari has it only since 2023
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const ACCENTED_LATIN = /[\u00c0-\u024f\u1e00-\u1eff]/g;
const ACCENTS = /[\u0300-\u036f]/g;
const LETTERS = {
  ي: "ی", ى: "ی", ئ: "ی", ك: "ک", ة: "ه", ۀ: "ه", ە: "ه", ۂ: "ه", أ: "ا", إ: "ا", آ: "ا", ٱ: "ا", ؤ: "و", ґ: "г",
  "♤": "♠", "♡": "♥", "♢": "♦", "♧": "♣",
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "gu");
const CYRILLIC_RANKS = { а: "a", к: "k", д: "q", в: "j" };
const CYRILLIC_CARD = new RegExp(`(^|[^\\p{L}])([акдв])(?=[${SUITS}])`, "gu");

const digit = (sign) => String((sign.charCodeAt(0) - (sign < "۰" ? 0x0660 : 0x06f0)) % 10);

/** The text in one spelling, in small letters. */
export function fold(text) {
  return text
    .normalize("NFC")
    .replace(UNSEEN, "")
    .toLowerCase()
    .replace(/[٠-٩۰-۹]/g, digit)
    .replace(DASHES, "-")
    .replace(HARAKAT, "")
    .replace(LETTER, (letter) => LETTERS[letter])
    .replace(APOSTROPHES, "$1")
    .replace(ACCENTED_LATIN, (letter) => letter.normalize("NFD").replace(ACCENTS, ""))
    .replace(CYRILLIC_CARD, (_, before, rank) => before + CYRILLIC_RANKS[rank]);
}

const WORD = new RegExp(`[\\p{L}\\p{N}${JOINER}]+[${SUITS}]?|[${SUITS}]`, "gu");

/** The words of a folded text as written, half-spaces inside them kept. */
export function words(folded) {
  const found = [];
  for (const [word] of folded.matchAll(WORD)) {
    const bare = word.replace(/^\u200c+|\u200c+$/g, "");
    if (bare) found.push(bare);
  }
  return found;
}

/** What a word is found by: itself, and if it has half-spaces, joined up and in its parts. */
export function keys(word) {
  if (!word.includes(JOINER)) return [word];
  return [word.replaceAll(JOINER, ""), ...word.split(JOINER).filter(Boolean)];
}

/** Pieces of an unfolded text: `[text, isWord]`, in order; they make up the whole of it. */
export function pieces(text) {
  const found = [];
  let at = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}\u00ad\u0640\u200b-\u200d'’ʼ]+[♠♥♦♣]?|[♠♥♦♣]/gu)) {
    if (match.index > at) found.push([text.slice(at, match.index), false]);
    found.push([match[0], true]);
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push([text.slice(at), false]);
  return found;
}
