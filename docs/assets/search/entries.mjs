// The entries of one language as the search works with them, from the data of entries.js (scripts/pages/search.py).
import { fold, keys, words } from "./fold.mjs";

export const FORMAT = 2;

export const keysOf = (text) => words(fold(text)).flatMap(keys);

/** The address that follows from the id; the data has 0 for it. */
function usual(id, kind, game) {
  if (kind === "term") return `glossary/#${id}`;
  if (kind === "example") return `games/${game}/examples/${id.slice(`${game}.example.`.length)}/`;
  if (kind === "page") return `games/${game}/${id.slice(game.length + 1)}/`;
  return `games/${game}/#${id}`;
}

/**
 * The entries: what the data has of each, `folded` its title and `called` its names in one spelling, `asked` what
 * readers type for it in their own words.
 */
export function entriesOf(given) {
  if (given.format !== FORMAT) throw new Error(`the entries have format ${given.format}, not ${FORMAT}`);
  const said = new Map(given.synonyms.map(([id, , ...words]) => [id, words]));
  const { id: ids, kind, game, title, text, address, names } = given.entries;
  const entries = ids.map((id, at) => {
    const also = names[at] || said.get(id) || [];
    return {
      id,
      kind: kind[at],
      game: game[at],
      title: title[at],
      text: text[at],
      address: address[at] || usual(id, kind[at], game[at]),
      names: also,
      asked: [],
      folded: keysOf(title[at]).join(" "),
      called: also.map((name) => keysOf(name).join(" ")),
    };
  });
  for (const [places, ...phrases] of given.asked) for (const place of places) entries[place].asked.push(...phrases);
  return entries;
}
