// What the search knows of each language's grammar: what a word loses, and words that ask rather than name. Endings,
// irregular forms and asking words are the language's own, not fitted to single queries.
import * as english from "./english.mjs";
import * as persian from "./persian.mjs";
import * as ukrainian from "./ukrainian.mjs";

const GRAMMARS = { en: english, fa: persian, uk: ukrainian };

/** `stem(word)` and `asks(word)` of a language, for folded words; `asks` tells words that name nothing. */
export function grammar(language) {
  const { stem, ASKING } = GRAMMARS[language] || { stem: (word) => word, ASKING: "" };
  const asking = new Set(ASKING.split(" "));
  return { stem: (word) => (/\p{N}|[♠♥♦♣]/u.test(word) ? word : stem(word)), asks: (word) => asking.has(word) };
}
