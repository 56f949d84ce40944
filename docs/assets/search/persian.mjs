// Persian: می and نمی before the verb, its two stems and endings, as written and as spoken; plural, possessive,
// comparative and ی after the noun; numbers; words that ask.
import { groups, LEAST, longest, strip } from "./endings.mjs";

const AFTER = longest([
  "هایمان", "هایتان", "هایشان", "هایم", "هایت", "هایش", "هایی", "های", "ها", "ان", "ات", "ترین", "تر",
  "مان", "تان", "شان", "یی", "ی",
  // as spoken
  "هامون", "هاتون", "هاشون", "هام", "هاش", "مون", "تون", "شون", "ای", "اش", "ام", "اشون", "ا",
  "رو", "هارو", "هاشو", "هامو", "امو", "اتو", "اشو", "م",
]);
const LETTERS = ["ت", "ش"]; // my, your, his; but many short words end so themselves (نوبت)

// What is spoken otherwise than it is written.
const SPOKEN = groups(
  "تموم تمام, جون جان, یه یک, دیگه دیگر, کدوم کدام, اونا اون آن, نشون نشان, میدون میدان, کمتره کمتر, بیشتره " +
    "بیشتر, ندارم نداره ندارد نداریم ندارن ندارند نداشت, هیچی هیچکی هیچکس هیچکدام هیچکدوم هیچ, برنده برندهها برد, " +
    "بازنده بازندهها باخت, چقد چقدر, اخره اخر, اولیه اول, تیکه تکه, شیش شش, هف هفت, هش هشت, وسطه وسط, مساویه " +
    "مساوی, دوتا دوتایی 2, سهتا سهتایی 3",
);
const NUMBERS = groups("دو 2, سه 3, چهار چار 4, پنج 5, شش 6, هفت 7, هشت 8, نه 9, ده 10");

// The past stem of a verb by its present ones, for the verbs of a card table.
const VERBS = new Map(
  [
    ["زد", "زن"], ["کشید", "کش"], ["انداخت", "انداز نداز یانداز ینداز"], ["برداشت", "بردار وردار"], ["گرفت", "گیر"],
    ["داد", "ده د"], ["برد", "بر"], ["باخت", "باز"], ["گذاشت", "گذار ذار"], ["ساخت", "ساز"], ["شمرد", "شمار شمر"],
    ["بست", "بند"], ["چید", "چین"], ["خرید", "خر"], ["خواست", "خواه خوا"], ["اورد", "اور ار یار"], ["امد", "ای یا ا"],
    ["رفت", "رو ر"], ["ماند", "مان مون"], ["سوخت", "سوز"], ["رسید", "رس"], ["نشست", "نشین شین"], ["پرداخت", "پرداز"],
    ["افتاد", "افت یفت فت"], ["گفت", "گو گ"], ["دید", "بین"], ["پذیرفت", "پذیر"], ["چرخید", "چرخ"], ["ریخت", "ریز"],
    ["ارزید", "ارز"], ["دان", "دون"], ["شد", "شو ش"], ["کرد", "کن"], ["توانست", "توان تون"],
  ].flatMap(([past, present]) => present.split(" ").map((one) => [one, past])),
);
const PAST = longest([...new Set(VERBS.values()), "اومد", "موند", "داشت"]);
const LIKE = new Map([["اومد", "امد"], ["موند", "ماند"]]); // as spoken
const NOUNS = new Set(["میان", "نگه", "بازی", "نشان", "بانک"]); // that look like forms of verbs
const PERSONS = longest(["م", "ی", "د", "یم", "ید", "ند", "ه", "ین", "ن", ""]);
const PAST_ENDING = /^(?:ه|ن|م|ی|یم|ید|ین|ند|هام|هاند|هاست)?$/;
const BEFORE = /^(بر|ور|در)?(نمی|می|ن|ب)(.+)$/;

function past(word) {
  const found = PAST.find((one) => word.startsWith(one) && PAST_ENDING.test(word.slice(one.length)));
  return found ? LIKE.get(found) || found : null;
}

function present(word) {
  for (const person of PERSONS) {
    const stem = word.slice(0, word.length - person.length);
    if (word.endsWith(person) && VERBS.has(stem) && (person || stem.length > 2)) return VERBS.get(stem);
  }
  return null;
}

/** The past stem of a form of a known verb, or null: میکشه, بکشند, کشیدم, کشیدن, کشیده are کشید. */
function verb(word) {
  if (NOUNS.has(word)) return null;
  const known = past(word) || (/^[بو]ردار/.test(word) ? present(word) : null);
  const parted = word.match(BEFORE);
  if (known || !parted) return known;
  const bare = (parted[1] || "") + parted[3];
  return present(bare) || past(bare);
}

export function stem(word) {
  const spoken = SPOKEN.get(word) || word;
  if (NUMBERS.has(spoken)) return NUMBERS.get(spoken);
  const conjugated = verb(spoken);
  if (conjugated) return conjugated;
  let stem = spoken;
  for (const before of ["نمی", "می"]) {
    if (stem.startsWith(before) && stem.length - before.length >= LEAST) {
      stem = stem.slice(before.length);
      break;
    }
  }
  const once = strip(stem, AFTER);
  if (once === stem) {
    const bare = strip(stem, LETTERS, LEAST + 1);
    return SPOKEN.get(bare) || bare;
  }
  const bare = strip(once, ["های", "ها", "ان"]);
  return SPOKEN.get(bare) || bare;
}

export const ASKING =
  "و یا را از به در با برای که تا بر این ان هم هر چه چی کی کیست چیست کجا چرا چطور چگونه ایا است هست هستند بود " +
  "باشد شود میشود میشه شد کند میکند میکنند کنند کرد کردن می نمی ها های هایی تر ترین ای یک اگر وقتی مال من تو او " +
  "ما شما رو اون اونا اینا اینو اونو اونی یه یکی چند چندتا چندمین چقدر قدر چقد چیه کیه کیا چیا چین کدام کدوم " +
  "اگه جوری چجوری چطوری جور چیکار چکار کار کنم کنیم کنن کنه کنی کنید بکنم بکنیم بکنه میکنم میکنی میکنیم میکنن " +
  "میکنه نمیکنه کردم کردیم کردی بشه بشم بشود نشه نمیشه نمیشود شده شدم میشم میشن میشیم میشوند شوند باشه باشم " +
  "باشیم باشن باشند بودم بودن هستم هستن هستیم نیست نیستم نباشه دارم دارد داره داری داریم دارن دارند داشت داشتم " +
  "داشته داشتن باشی میتونم میتونی میتونیم میتونن میتونه میتوانم میتواند میتوانیم میتوانند توان میتوان نمیتونم " +
  "نمیتونه تونم بتونم باید حتما یعنی خب پس حالا الان فقط همون همان همین خودم خودش خودمون خود توی واسه سر روی " +
  "بهش بهم باهاش ازش میخوام میخواد میخواهم بخوام بخواد خواست لطفا دیگه دیگر کسی بعد بعدش قبل مثلا اصلا چندم " +
  "چنده چندن کیو کجاست چیزی چیز ولی اما بله نکنه نکن بکن اینکه انکه اینه اونه بگو بگین";
