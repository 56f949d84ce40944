// node run.mjs SCRIPT: evaluates the bundle as a page would, reads {entries, queries} from stdin (the text of an
// entries.js, and a list of queries) and prints for each query the ids found, how many of them have all words, and
// the nearest names.
import fs from "node:fs";
import vm from "node:vm";

const { entries, queries } = JSON.parse(fs.readFileSync(0, "utf8"));
vm.runInThisContext(fs.readFileSync(process.argv[2], "utf8"), { filename: "search.js" });
vm.runInThisContext(entries, { filename: "entries.js" });
const began = performance.now();
const search = globalThis.varaqSearch.searcher(globalThis.varaqEntries);
const indexed = performance.now() - began;
const answers = queries.map((query) => {
  const { all, some } = search.search(query);
  return { ids: [...all, ...some].map(({ entry }) => entry.id), all: all.length, near: search.near(query).map(({ id }) => id) };
});
const each = (performance.now() - began - indexed) / queries.length;
process.stdout.write(JSON.stringify({ answers, indexed, each }));
