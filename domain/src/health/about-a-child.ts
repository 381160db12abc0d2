import { foldWords } from "../text/fold-words.ts";

/**
 * Patterns, folded, of how people write about a child of their own in the eight languages: "my daughter", "mi
 * guagua", "mon petit garçon", "بنتي". A word is marked as one's own ("my", or in Arabic by its ending), or is a
 * baby, whoever's.
 */
const ownChild: readonly RegExp[] = [
  /\b(my|our|his|her) (\w+ ){0,3}?(son|daughter|child|kid|baby|toddler|newborn|infant|little (one|boy|girl))\b/,
  /\b(meu|minha|nosso|nossa) (\w+ )?(filh[oa]|filhot[ea]|filhinh[oa]|bebe|menin[oa]|crianca|miud[oa])\b/,
  /\b(mi|nuestr[oa]) (\w+ )?(hij[oa]|hijit[oa]|bebe|guagua|nin[oa]|nene|nena)\b/,
  /\b(mio|mia|nostro|nostra) (\w+ )?(figli[oa]|figliolett[oa]|bambin[oa]|neonat[oa]|bimb[oa])\b/,
  /\b(mon|ma|notre) (\w+ )?(fils|fille|enfant|bebe|garcon|fillette|nourrisson|petite?)\b/,
  /(^| )[ولب]?(ابني|ابنتي|بنتي|ولدي|طفلي|طفلتي|رضيعي|رضيعتي|صغيري|صغيرتي)( |$)/,
  /\b(bebe|bb|baby|neonato|nourrisson|newborn|guagua|recem nascid[oa]|recien nacid[oa])\b/,
];

/**
 * From this age, in years, the page asks whether the check is about a child when the text mentions one. Our own
 * reading; nothing medical depends on it.
 */
const adultFrom = 16;

/**
 * Returns whether a check made for a person of 16 years or more (`age` in years) has a text that `mentionsOwnChild`.
 */
export function isForWrongPerson(age: number, text: string): boolean {
  return age >= adultFrom && mentionsOwnChild(text);
}

/**
 * Returns whether a text, in any of the eight languages, mentions a child as the writer's own ("my daughter", also
 * "his" or "her"), or any baby at all. It matches words, not meaning: "I have no baby" counts.
 */
export function mentionsOwnChild(text: string): boolean {
  const folded = foldWords(text).join(" ");
  return ownChild.some((pattern) => pattern.test(folded));
}
