// English: plurals, possessives, -ed, -ing, -er, -ly; the irregular verbs of a card table; numbers; words that ask.
import { groups, LEAST, strip } from "./endings.mjs";

const IRREGULAR = groups(
  "lost loses losing loser losers loss losses lose, won wins winning winner winners win, drawn drew draw, dealt " +
    "deal, taken took taking takes take, got gotten getting gets get, gave given giving gives give, paid pay, left " +
    "leaving leaves leave, thrown threw throw, kept keep, held hold, fell fallen fall, began begun begin, chosen " +
    "chose choosing choose choice, broke broken break, ran running run, sat sitting sit, stood stand, lain lying " +
    "lay laid lie, made making makes make, went gone goes going go, came coming comes come, betting bets bet, lives " +
    "life, dice die, putting puts put, equally equals equal, max maximum, min minimum, tied tying ties tie, busted " +
    "bust",
);
const NUMBERS = groups(
  "two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, twice double, both 2",
);

export function stem(word) {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  let stem = word;
  if (/[^s]ies$/.test(stem) && stem.length > 4) stem = stem.slice(0, -3) + "y";
  else if (/(?:ss|sh|ch|x|z)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^su]s$/.test(stem) && stem.length > 3) stem = stem.slice(0, -1);
  if (NUMBERS.has(stem)) return NUMBERS.get(stem);
  const bare = strip(stem, ["ing", "ed", "er", "or", "ly"]);
  if (bare !== stem && /[aeiouy]/.test(bare)) {
    stem = bare.replace(/([^aeiouls])\1$/, "$1");
  }
  return stem.length > LEAST ? stem.replace(/[ey]$/, "") : stem;
}

export const ASKING =
  "a an the of to in on at by for from with as and or is are be been was were do does did has have had can " +
  "could may might must shall should will would what when where which who whom whose why how i you he she it we " +
  "they my your his her its our their me him them us this that these those there here if then than not no so am " +
  "any after im ive id ill youre youve youll hes shes weve theyre whats whos wheres hows thats theres dont " +
  "doesnt didnt isnt arent cant cannot couldnt wont wouldnt shouldnt havent hasnt gonna gotta wanna lets let " +
  "just only actually really still ever even also too very please ok okay now some someone somebody anyone " +
  "anybody thing things stuff happen happens happened mean means need needs want wants much many lot get gets " +
  "got getting allowed allow supposed having going go goes something myself yourself mine yours like about into " +
  "out up off because";
