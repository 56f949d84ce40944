// What the search knows of each language's grammar: endings that a word may lose, and words that ask rather than name.
// Endings are the language's own, not fitted to single queries; a word keeps at least three letters.

const LEAST = 3;

const longest = (endings) => [...endings].sort((a, b) => b.length - a.length);

function strip(word, endings, least = LEAST) {
  for (const ending of endings) {
    if (word.length - ending.length >= least && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  return word;
}

// ---- English: plurals, possessives, -ed, -ing, -er, -ly
function english(word) {
  let stem = word;
  if (/[^s]ies$/.test(stem) && stem.length > 4) stem = stem.slice(0, -3) + "y";
  else if (/(?:ss|sh|ch|x|z)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^su]s$/.test(stem) && stem.length > 3) stem = stem.slice(0, -1);
  const bare = strip(stem, ["ing", "ed", "er", "or", "ly"]);
  if (bare !== stem && /[aeiouy]/.test(bare)) {
    stem = bare.replace(/([^aeiouls])\1$/, "$1").replace(/ll$/, "ll");
  }
  return stem.length > LEAST ? stem.replace(/[ey]$/, "") : stem;
}

// ---- Persian: می and نمی before the verb; plural, possessive, comparative and ی after the noun
const PERSIAN_BEFORE = ["نمی", "می"];
const PERSIAN_AFTER = longest([
  "هایمان", "هایتان", "هایشان", "هایم", "هایت", "هایش", "هایی", "های", "ها", "ان", "ات", "ترین", "تر",
  "مان", "تان", "شان", "یی", "ی",
]);
const PERSIAN_LETTERS = ["م", "ت", "ش"]; // my, your, his; but many short words end so themselves (نوبت)

function persian(word) {
  let stem = word;
  for (const before of PERSIAN_BEFORE) {
    if (stem.startsWith(before) && stem.length - before.length >= LEAST) {
      stem = stem.slice(before.length);
      break;
    }
  }
  const once = strip(stem, PERSIAN_AFTER);
  if (once === stem) return strip(stem, PERSIAN_LETTERS, LEAST + 1);
  return strip(once, ["های", "ها", "ان"]);
}

// ---- Ukrainian: case endings of nouns and adjectives, endings of verbs
const UKRAINIAN = longest([
  "ами", "ями", "ові", "еві", "єві", "ого", "ього", "ому", "ьому", "ими", "іми", "ий", "ій", "ої", "ою", "ею", "єю",
  "им", "ім", "их", "іх", "ам", "ям", "ах", "ях", "ом", "ем", "єм", "ів", "їв", "ей", "ию", "ію", "ія", "ії", "ься",
  "ється", "иться", "ються", "яться", "уться", "атися", "ятися", "итися", "увати", "ювати", "ати", "яти", "ити", "іти",
  "їти", "ути", "ує", "ює", "ають", "яють", "ують", "юють", "уть", "ють", "ать", "ять", "ить", "їть", "ає", "яє",
  "ав", "яв", "ив", "ала", "яла", "ила", "али", "яли", "или", "ало", "ило", "ано", "ено", "ято", "ите",
  "іть", "єте", "ете", "аєш", "иш", "еш", "аю", "яю", "а", "я", "о", "е", "є", "и", "і", "ї", "у", "ю", "ь", "й",
]);

function ukrainian(word) {
  let stem = strip(word, UKRAINIAN);
  stem = stem.replace(/([бвгджзклмнпрстфхцчшщ])\1$/, "$1"); // взяття, взяттів; ґенерал, ланна
  if (stem.length > LEAST) stem = stem.replace(/[оеє](?=[квнцл]$)/, ""); // ставок, ставка
  return stem.replace(/і(?=[бвгджзклмнпрстфхцчшщ]$)/, "о"); // хід, ходу
}

const WORDS = {
  en:
    "a an the of to in on at by for from with as and or is are be been was were do does did has have had can could may " +
    "might must shall should will would what when where which who whom whose why how i you he she it we they my your " +
    "his her its our their me him them this that these those there if then than not no so am any after",
  fa:
    "و یا را از به در با برای که تا بر این ان هم هر چه چی کی کیست چیست کجا چرا چطور چگونه ایا است هست هستند بود باشد " +
    "شود میشود میشه شد کند میکند میکنند کنند کرد کردن می نمی ها های هایی تر ترین ای یک اگر وقتی مال من تو او ما شما",
  uk:
    "і й та а але або чи що щоб як коли де хто кому кого чому чого який яка яке які той та те ті цей ця це ці в у на " +
    "з із зі до від по за для при про не ні є бути був була було були буде можна треба мусить може я ти він вона воно " +
    "ми ви вони мій твій свій свою своя його її їх якщо то же ж би б скільки",
};

const STEMS = { en: english, fa: persian, uk: ukrainian };

/** `stem(word)` and `asks(word)` of a language, for folded words; `asks` tells words that name nothing. */
export function grammar(language) {
  const asking = new Set((WORDS[language] || "").split(" "));
  const stem = STEMS[language] || ((word) => word);
  return { stem: (word) => (/\p{N}|[♠♥♦♣]/u.test(word) ? word : stem(word)), asks: (word) => asking.has(word) };
}
