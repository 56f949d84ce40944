// node run.mjs SCRIPT: evaluates the bundle as a page would and answers what stdin asks:
// `entries` and `queries` (the text of an entries.js, and a list): per query the ids found, how many of them have all
// words, and the ids of the nearest names; `fold`, `keys`: texts; `stems`: pairs of language and word; `excerpts`:
// triples of text, hits and language.
import fs from "node:fs";
import vm from "node:vm";

const asked = JSON.parse(fs.readFileSync(0, "utf8"));
const load = (text, filename) => vm.runInThisContext(text, { filename });
load(fs.readFileSync(process.argv[2], "utf8"), "search.js");
const ours = globalThis.varaqSearch;
const answer = {
  fold: (asked.fold || []).map(ours.fold),
  keys: (asked.keys || []).map((text) => ours.words(ours.fold(text)).flatMap(ours.keys)),
  stems: (asked.stems || []).map(([language, word]) => ours.grammar(language).stem(ours.fold(word))),
  excerpts: (asked.excerpts || []).map(([text, terms, language]) =>
    ours.excerpt(text, terms, ours.grammar(language).stem),
  ),
};
if (asked.entries) {
  load(asked.entries, "entries.js");
  const began = process.cpuUsage();
  const search = ours.searcher(globalThis.varaqEntries);
  const indexed = process.cpuUsage(began);
  answer.answers = asked.queries.map((query) => {
    const { all, some } = search.search(query);
    return {
      ids: [...all, ...some].map(({ entry }) => entry.id),
      all: all.length,
      near: search.near(query).map(({ id }) => id),
    };
  });
  const searched = process.cpuUsage(began);
  // Milliseconds of processor time: to make the index, and for a query.
  answer.indexing = (indexed.user + indexed.system) / 1000;
  answer.searching = (searched.user + searched.system) / 1000 / asked.queries.length - answer.indexing / asked.queries.length;
  answer.entries = search.entries;
}
process.stdout.write(JSON.stringify(answer));
