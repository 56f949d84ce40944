// The search itself, without a page: an index over the entries of one language, and what a query finds in it.
import MiniSearch from "minisearch";
import { entriesOf, keysOf } from "./entries.mjs";
import { fold, keys, words } from "./fold.mjs";
import { grammar } from "./languages.mjs";
import { alike, parts } from "./likeness.mjs";

const PLAIN = ["id", "title", "names", "asked", "text"];
const STEMMED = ["titleStems", "askedStems", "textStems"];
const BOOST = { id: 2, title: 4, names: 3, asked: 2, text: 1, titleStems: 3, askedStems: 3, textStems: 0.8 };
const KINDS = { example: 0.85, option: 0.95, reading: 0.95 }; // the law before its illustrations
const ASKED = 0.5; // what the asking words (must, how many) add, where a title is a question itself

// What a word counts that was found so; 1 is the word itself or its stem.
const MEANT = 0.85; // what it is a synonym of
const BEGUN = 0.7; // a word that begins so
const MISSPELT = 0.7; // a word that looks like it, if it is nowhere in the book
const BELONGS = 0.6; // the name of the game that an entry belongs to
const TITLED = 3; // how much a title with all of the query's weight is above a text that has it
const EXACT = 1; // how much more a title counts that has nothing else
const NEARLY = 0.5; // of the score of the best that has all words: who has it is as good as they
const LONGEST = 5; // words of a synonym

const separate = (text) => (text ? text.split(" ") : []);

/**
 * The search over `given`, the data of one language (entries.mjs): `search(query)` gives `{all, some}`, what has all
 * words or scores like it, and what has some of them, each with its `entry`, `score` and the `terms` found;
 * `near(query)` gives the entries with the most similar names.
 */
export function searcher(given) {
  const { stem: stemmed, asks } = grammar(given.language);
  const known = new Map();
  const stem = (word) => known.get(word) || (known.set(word, stemmed(word)), known.get(word));
  const stemsOf = (list) => list.map(stem);
  const entries = entriesOf(given);

  const index = new MiniSearch({
    idField: "place",
    fields: [...PLAIN, ...STEMMED],
    tokenize: separate,
    processTerm: (term) => term,
  });
  // What an entry is headed by, each as a set of stems: its title, its names, what is asked for it.
  const headings = [];
  const common = new Map(); // in how many entries a stem is
  index.addAll(
    entries.map((entry, place) => {
      const text = keysOf(entry.text);
      const asked = entry.asked.map(keysOf);
      const heads = [separate(entry.folded), ...entry.called.map(separate), ...asked].map(stemsOf);
      const textStems = stemsOf(text);
      headings.push(heads.map((head) => new Set(head)));
      for (const one of new Set([...heads.flat(), ...textStems])) common.set(one, (common.get(one) || 0) + 1);
      return {
        place,
        id: keysOf(entry.id).join(" "),
        title: entry.folded,
        names: entry.called.join(" "),
        asked: asked.flat().join(" "),
        text: text.join(" "),
        titleStems: heads.slice(0, 1 + entry.called.length).flat().join(" "),
        askedStems: stemsOf(asked.flat()).join(" "),
        textStems: textStems.join(" "),
      };
    }),
  );

  // What the games are called, by stems.
  const gamesCalled = new Map();
  for (const { id, game, folded, called } of entries) {
    if (id !== `${game}.rules`) continue;
    for (const name of [folded, ...called]) gamesCalled.set(stemsOf(separate(name)).join(" "), game);
  }

  // What people also call a thing, by its stems, and what it is called here; half-spaces may be typed as spaces.
  const called = new Map();
  for (const [, term, ...said] of given.synonyms) {
    for (const one of said) {
      for (const spelt of [one, one.replaceAll("\u200c", " ")]) {
        const key = stemsOf(keysOf(spelt)).join(" ");
        called.set(key, (called.get(key) || new Map()).set(term, keysOf(term)));
      }
    }
  }
  const meanings = (list) => [...(called.get(stemsOf(list).join(" ")) || new Map()).values()];

  /** A word in every field; one of at least `begun` letters also as the beginning of longer ones. */
  const whole = (word, begun) => ({
    queries: [
      { queries: [word], fields: PLAIN, prefix: word.length >= begun },
      { queries: [stem(word)], fields: STEMMED, prefix: false },
    ],
    combineWith: "OR",
    boost: BOOST,
  });
  const both = (list) => ({ combineWith: "AND", queries: list.map((word) => whole(word, Infinity)) });

  /** How much a word says: what is in few entries says much. */
  function weight(stems) {
    const have = Math.max(...stems.map((one) => common.get(one) || 0), 0);
    return Math.log(1 + (entries.length - have + 0.5) / (have + 0.5));
  }

  /** By place what has the word and how well: itself, what it stands for, or if it is nowhere what looks like it. */
  function having(word, last) {
    const [joined, ...rest] = keys(word);
    const naming = rest.filter((part) => !asks(part));
    const found = new Map();
    const itself = new Set([joined, stem(joined), ...rest, ...rest.map(stem)]);
    const ways = [whole(joined, last ? 2 : 4), ...(naming.length ? [both(naming)] : [])];
    add(found, index.search({ combineWith: "OR", queries: ways }), (hit) =>
      hit.terms.some((term) => itself.has(term)) ? 1 : BEGUN,
    );
    for (const term of meanings(keys(word))) {
      add(found, index.search(both(term)), () => MEANT);
    }
    if (!found.size && joined.length > 3) {
      const near = { queries: [joined], fields: PLAIN, fuzzy: joined.length > 4 ? 0.2 : 1, boost: BOOST };
      add(found, index.search(near), () => MISSPELT);
    }
    return found;
  }

  function add(found, hits, worth) {
    for (const hit of hits) {
      const had = found.get(hit.id);
      const is = worth(hit);
      const score = hit.score * is;
      if (!had) found.set(hit.id, { score, is, terms: hit.terms });
      else {
        had.score = Math.max(had.score, score);
        had.is = Math.max(had.is, is);
        had.terms = [...had.terms, ...hit.terms];
      }
    }
  }

  /** What several neighbours are together: a synonym of several words, or one word that was written apart. */
  function together(said) {
    const found = [];
    for (let from = 0; from < said.length; from++) {
      for (let to = from + 2; to <= Math.min(said.length, from + LONGEST); to++) {
        const spelt = said.slice(from, to).map((word) => keys(word)[0]);
        const having = new Map();
        for (const term of meanings(said.slice(from, to).flatMap(keys))) {
          add(having, index.search(both(term)), () => MEANT);
        }
        const joined = spelt.join("");
        if (to === from + 2 && common.has(stem(joined))) add(having, index.search(whole(joined, Infinity)), () => 1);
        if (having.size) found.push({ from, to, having });
      }
    }
    return found;
  }

  /** How much more a hit is worth when the query is its very name or id. */
  function likeness(entry, phrase, id) {
    if (id && entry.id === id) return 1000;
    if (id && entry.id.endsWith(`.${id}`)) return 200;
    if (entry.called.includes(phrase)) return entry.kind === "page" ? 6 : 4;
    if (entry.folded === phrase) return 4;
    if (phrase.includes(" ") && ` ${entry.folded} `.includes(` ${phrase} `)) return 1.6;
    return 1;
  }

  /** By place what was found of the words: the sum of the scores, and the share of the words' weight. */
  function gathered(said) {
    const naming = said.some((word) => !asks(word));
    const asked = said.map((word) => {
      const stems = [...new Set(stemsOf(keys(word)))];
      return { stems, weight: naming && asks(word) ? 0 : weight(stems) };
    });
    const found = new Map();
    const at = (place) => {
      if (!found.has(place)) found.set(place, { scores: said.map(() => 0), is: said.map(() => 0), terms: [] });
      return found.get(place);
    };
    said.forEach((word, one) => {
      if (!asked[one].weight) return;
      for (const [place, hit] of having(word, one === said.length - 1)) {
        const here = at(place);
        here.scores[one] = hit.score;
        here.is[one] = hit.is;
        here.terms.push(...hit.terms);
      }
    });
    for (const { from, to, having: hits } of together(said)) {
      for (const [place, hit] of hits) {
        const here = at(place);
        for (let one = from; one < to; one++) {
          here.scores[one] = Math.max(here.scores[one], hit.score / (to - from));
          here.is[one] = Math.max(here.is[one], hit.is);
        }
        here.terms.push(...hit.terms);
      }
    }
    for (let from = 0; from < said.length; from++) {
      for (let to = from + 1; to <= Math.min(said.length, from + LONGEST); to++) {
        const game = gamesCalled.get(stemsOf(said.slice(from, to).flatMap(keys)).join(" "));
        if (!game || to - from === said.length) continue;
        for (const [place, here] of found) {
          if (entries[place].game !== game) continue;
          for (let one = from; one < to; one++) here.is[one] = Math.max(here.is[one], BELONGS);
        }
      }
    }
    return { asked, found };
  }

  function ranked(said, id) {
    const { asked, found } = gathered(said);
    const phrase = said.flatMap(keys).join(" ");
    const asking = [...said.keys()].filter((one) => asks(said[one]));
    const total = asked.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const shareOf = (have) => asked.reduce((sum, { weight }, one) => sum + weight * have(one), 0) / total;
    const results = [...found].map(([place, { scores, is, terms }]) => {
      const entry = entries[place];
      const share = shareOf((one) => is[one]);
      const headed = Math.max(
        ...headings[place].map((head) => {
          const has = asked.map(({ stems }) => (stems.some((stem) => head.has(stem)) ? 1 : 0));
          const wanted = asking.filter((one) => has[one]).length / (asking.length || 1);
          const exact = has.reduce((sum, one) => sum + one, 0) / Math.max(head.size, 1);
          return shareOf((one) => has[one]) ** 2 * (1 + ASKED * wanted) * (1 + EXACT * Math.min(exact, 1));
        }),
      );
      const sum = scores.reduce((before, score) => before + score, 0);
      const more = share ** 2 * (1 + TITLED * headed) * (KINDS[entry.kind] || 1);
      const complete = asked.every(({ weight }, one) => !weight || is[one]);
      return { entry, score: sum * more * likeness(entry, phrase, id), terms: [...new Set(terms)], complete };
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
      const found = ranked(said, id);
      const best = found.find(({ complete }) => complete);
      const enough = best ? best.score * NEARLY : Infinity;
      const all = [];
      const some = [];
      for (const hit of found) (hit.complete || hit.score >= enough ? all : some).push(hit);
      return { all, some };
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
