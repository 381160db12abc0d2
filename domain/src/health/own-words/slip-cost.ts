import { isArabic } from "../../booking/doctor-search/word-stems.ts";

/**
 * Rows of keys, whose neighbours are mistyped for each other. English, Portuguese, Spanish and Italian; French;
 * Arabic.
 */
const keyboards = [
  ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
  ["azertyuiop", "qsdfghjklm", "wxcvbn"],
  ["ضصثقفغعهخحجد", "شسيبلاتنمكط", "ذءؤرويةزظ"],
];

const besides: ReadonlySet<string> = new Set(
  keyboards.flat().flatMap((row) =>
    Array.from(row).flatMap((key, at) => {
      const next = row[at + 1];
      return next === undefined ? [] : [key + next, next + key];
    }),
  ),
);

/** Letters of one sound, which are confused in spelling. */
const sounds = [
  "bv",
  "csz",
  "ckq",
  "gj",
  "iy",
  "mn",
  "ou",
  "ei",
  "ao",
  "ae",
  "xs",
  "dt",
  "pb",
  "ضظد",
  "صسث",
  "ذزد",
  "قك",
  "طت",
  "اعه",
  "حه",
  "خغ",
];
const alike: ReadonlySet<string> = new Set(
  sounds.flatMap((group) => Array.from(group).flatMap((one) => Array.from(group, (other) => one + other))),
);

const costs = {
  swap: 0.5,
  double: 0.35,
  silent: 0.5,
  gap: 0.8,
  key: 0.7,
  sound: 0.55,
  other: 1,
  first: 0.25,
};
const silent = new Set("heuاوي");
/** The most that a word of the same sound costs. */
const costOfSound = 0.45;

/**
 * Returns the cost of reading one folded word as a misspelling of another, 0 where they are equal: swapped, doubled,
 * missing, neighbouring or similar-sounding letters (weighted optimal string alignment; 1 for an unrelated letter).
 * Words that sound the same cost at most 0.45; another first letter costs 0.25 more.
 */
export function misspellingCost(typed: string, known: string): number {
  const cost = alignmentCost(typed, known);
  const isSameSound = phoneticKey(typed) === phoneticKey(known);
  return (isSameSound ? Math.min(cost, costOfSound) : cost) + (typed[0] === known[0] ? 0 : costs.first);
}

function alignmentCost(typed: string, known: string): number {
  let [older, old]: [number[], number[]] = [[], [0]];
  for (let j = 1; j <= known.length; j += 1) old.push((old[j - 1] ?? 0) + gapCost(known, j - 1));
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [(old[0] ?? 0) + gapCost(typed, i - 1)];
    const a = typed[i - 1] ?? "";
    for (let j = 1; j <= known.length; j += 1) {
      const b = known[j - 1] ?? "";
      let value = Math.min(
        (old[j] ?? 0) + gapCost(typed, i - 1),
        (row[j - 1] ?? 0) + gapCost(known, j - 1),
        (old[j - 1] ?? 0) + replaceCost(a, b),
      );
      const isSwapped = i > 1 && j > 1 && a === known[j - 2] && typed[i - 2] === b;
      if (isSwapped) value = Math.min(value, (older[j - 2] ?? 0) + costs.swap);
      row.push(value);
    }
    [older, old] = [old, row];
  }
  return old[known.length] ?? 0;
}

function gapCost(word: string, at: number): number {
  const letter = word[at] ?? "";
  if (letter === word[at - 1] || letter === word[at + 1]) return costs.double;
  return silent.has(letter) ? costs.silent : costs.gap;
}

function replaceCost(a: string, b: string): number {
  if (a === b) return 0;
  if (alike.has(a + b)) return costs.sound;
  return besides.has(a + b) ? costs.key : costs.other;
}

/**
 * Returns a rough phonetic key of a folded word, by one set of rules for all Latin languages: words that sound alike
 * have the same key. Arabic words only lose doubled letters.
 */
export function phoneticKey(word: string): string {
  if (isArabic(word)) return word.replaceAll(/(.)\1+/gu, "$1");
  return word
    .replace(/^(?:kn|gn)/u, "n")
    .replace(/^h/u, "")
    .replace(/^wr/u, "r")
    .replaceAll("igh", "i")
    .replaceAll(/ough|augh/gu, "of")
    .replaceAll("ph", "f")
    .replaceAll(/sch|[cs]h/gu, "x")
    .replaceAll(/h/gu, "")
    .replaceAll(/qu|ck|q|c(?![eiy])/gu, "k")
    .replaceAll(/[cz]/gu, "s")
    .replaceAll(/g(?=[eiy])/gu, "j")
    .replaceAll("v", "b")
    .replaceAll(/y|ea|ee|ie|ei/gu, "i")
    .replaceAll(/oe/gu, "e")
    .replaceAll(/ou|oo/gu, "u")
    .replaceAll(/(.)\1+/gu, "$1")
    .replace(/(?<=...)e$/u, "");
}
