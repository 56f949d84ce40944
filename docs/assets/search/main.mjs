// What scripts/pages/bundle.py makes search.js from: loaded when the reader opens the search, and by tests in Node.
import { searcher } from "./engine.mjs";
import { fold, keys, pieces, words } from "./fold.mjs";
import { grammar } from "./languages.mjs";

globalThis.varaqSearch = { searcher, fold, keys, pieces, words, grammar };
