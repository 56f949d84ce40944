// Taking endings off words, for the grammars of all languages.

export const LEAST = 3; // letters that a word keeps

export const longest = (endings) => [...endings].sort((a, b) => b.length - a.length);

/** The word without the first of the endings that leaves at least `least` letters. */
export function strip(word, endings, least = LEAST) {
  for (const ending of endings) {
    if (word.length - ending.length >= least && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  return word;
}

/** `"lost losing lose, won win"` as a map from each word of a group to the group's last. */
export function groups(text) {
  const map = new Map();
  for (const group of text.split(",")) {
    const forms = group.trim().split(/\s+/);
    for (const form of forms) map.set(form, forms[forms.length - 1]);
  }
  return map;
}
