// The search itself, without a page: an index over the entries of one language, and what a query finds in it.
import MiniSearch from "minisearch";
import { fold, keys, words } from "./fold.mjs";
import { grammar } from "./languages.mjs";

export const FORMAT = 1;
const PLAIN = ["id", "title", "names", "text"];
const STEMMED = ["titleStems", "textStems"];
const BOOST = { id: 2, title: 4, names: 3, text: 1, titleStems: 3, textStems: 0.8 };
const EXPANDED = 0.7; // what a synonym's word is worth against the word itself
const JOINED = 0.9;
const KINDS = { example: 0.85, option: 0.95, reading: 0.95 }; // the law before its illustrations
const ENOUGH = 5; // with fewer answers than this to all words, those to some of the words follow
const ASKED = 0.5; // what the asking words (must, how many) add, where a title is a question itself

const separate = (text) => (text ? text.split(" ") : []);
const keysOf = (text) => words(fold(text)).flatMap(keys);

/**
 * The search over `given`, the data of one language (scripts/pages/search.py): `search(query)` gives `{all, some}`, what
 * has all words and, where that is little, what has some of them, each with its `entry`, `score` and the `terms` found;
 * `near(query)` gives the entries with the most similar names.
 */
export function searcher(given) {
  if (given.format !== FORMAT) throw new Error(`the entries have format ${given.format}, not ${FORMAT}`);
  const { stem: stemmed, asks } = grammar(given.language);
  const known = new Map();
  const stem = (word) => known.get(word) || (known.set(word, stemmed(word)), known.get(word));
  const entries = given.entries.map(([id, kind, game, title, text, address, names]) => ({
    id, kind, game, title, text, address, names: names || [],
    folded: keysOf(title).join(" "),
    called: (names || []).map((name) => keysOf(name).join(" ")),
  }));

  const index = new MiniSearch({
    idField: "place",
    fields: [...PLAIN, ...STEMMED],
    tokenize: separate,
    processTerm: (term) => term,
  });
  index.addAll(
    entries.map((entry, place) => {
      const text = keysOf(entry.text);
      return {
        place,
        id: keysOf(entry.id).join(" "),
        title: entry.folded,
        names: entry.called.join(" "),
        text: text.join(" "),
        titleStems: [entry.folded, ...entry.called].flatMap(separate).map(stem).join(" "),
        textStems: text.map(stem).join(" "),
      };
    }),
  );

  // What people also call a thing, and what it is called here.
  const called = new Map();
  for (const [said, ...terms] of given.synonyms) {
    called.set(keysOf(said).join(" "), terms.map((term) => keysOf(term)));
  }

  const whole = (word, boost = 1) => ({
    queries: [
      { queries: [word], fields: PLAIN, prefix: word.length > 1, fuzzy: word.length > 4 ? 0.2 : false },
      { queries: [stem(word)], fields: STEMMED, prefix: false, fuzzy: false },
    ],
    combineWith: "OR",
    boost: Object.fromEntries(Object.entries(BOOST).map(([field, by]) => [field, by * boost])),
  });
  const both = (list, boost) => ({ combineWith: "AND", queries: list.map((word) => whole(word, boost)) });
  const either = (list) => ({ combineWith: "OR", queries: list });
  const expanded = (said) => (called.get(said) || []).map((term) => both(term, EXPANDED));

  /** A word as it is (if it has half-spaces, joined up or in its parts), or what it is a synonym of. */
  function alternatives(word) {
    const [joined, ...rest] = keys(word);
    const naming = rest.filter((part) => !asks(part));
    return either([whole(joined), ...(naming.length ? [both(naming)] : []), ...expanded(keys(word).join(" "))]);
  }

  /** All words; or two neighbours written as one word; or the whole as a synonym or as one word. */
  function everything(list, phrase) {
    const ways = [{ combineWith: "AND", queries: list.map(alternatives) }, ...expanded(phrase)];
    if (list.length > 1) {
      const joined = list.map((word) => keys(word)[0]);
      ways.push(whole(joined.join(""), JOINED));
      for (let at = 0; list.length > 2 && at + 1 < list.length; at++) {
        ways.push(both([...joined.slice(0, at), joined[at] + joined[at + 1], ...joined.slice(at + 2)], JOINED));
      }
    }
    return either(ways);
  }

  /** How much more a hit is worth when the query is its very name or id. */
  function likeness(entry, phrase, id) {
    if (id && entry.id === id) return 100;
    if (id && entry.id.endsWith(`.${id}`)) return 20;
    if (entry.called.includes(phrase)) return entry.kind === "page" ? 6 : 4;
    if (entry.folded === phrase) return 4;
    if (phrase.includes(" ") && ` ${entry.folded} `.includes(` ${phrase} `)) return 1.6;
    return 1;
  }

  function ranked(found, said, id, list) {
    const phrase = said.flatMap(keys).join(" ");
    const asking = said.filter(asks);
    const results = found.map((hit) => {
      const entry = entries[hit.id];
      const terms = new Set(hit.queryTerms);
      // Where not all words are found, entries that have more of them come first.
      const have = list && list.filter((word) => keys(word).some((key) => terms.has(key) || terms.has(stem(key))));
      const title = new Set(separate(entry.folded));
      const asked = asking.filter((word) => title.has(word)).length / (asking.length || 1);
      const share = list ? (have.length / list.length) ** 2 : 1;
      const weight = share * likeness(entry, phrase, id) * (KINDS[entry.kind] || 1);
      return { entry, score: hit.score * weight * (1 + ASKED * asked), terms: hit.terms };
    });
    return results.sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1));
  }

  return {
    entries,
    stem,
    search(query) {
      const said = words(fold(query));
      if (!said.length) return { all: [], some: [] };
      const id = /^[a-z0-9]+(?:[.-][a-z0-9]+)+$/.test(query.trim().toLowerCase()) ? query.trim().toLowerCase() : null;
      const naming = said.filter((word) => !asks(word));
      const list = naming.length ? naming : said;
      const found = index.search(everything(list, said.flatMap(keys).join(" ")));
      const all = ranked(found, said, id, null);
      if (all.length >= ENOUGH || list.length < 2) return { all, some: [] };
      const have = new Set(found.map((hit) => hit.id));
      const rest = index.search(either(list.map(alternatives))).filter((hit) => !have.has(hit.id));
      return { all, some: ranked(rest, said, id, list) };
    },
    near(query, most = 5) {
      const wanted = parts(keysOf(query).join(" "));
      return entries
        .map((entry) => ({
          entry,
          alike: Math.max(...[entry.folded, ...entry.called].map((name) => alike(wanted, parts(name)))),
        }))
        .filter(({ alike }) => alike > 0.2)
        .sort((a, b) => b.alike - a.alike || (a.entry.id < b.entry.id ? -1 : 1))
        .slice(0, most)
        .map(({ entry }) => entry);
    },
  };
}

/** The pairs of letters of a text. */
function parts(text) {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

function alike(one, other) {
  let shared = 0;
  for (const part of one) if (other.has(part)) shared++;
  return (2 * shared) / (one.size + other.size);
}
