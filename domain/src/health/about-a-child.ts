import { foldWords } from "../text/fold-words.ts";

/**
 * How somebody writes of a child of theirs, in the eight languages, folded: "my daughter", "mi guagua", "mon petit garçon", "بنتي".
 * A word is one of the own child and says so ("my", or in Arabic its ending), or a baby of whoever it is.
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

/** From this age, in years, somebody is asked whether it is about a child when the text tells of one. Our own reading; nothing medical depends on it. */
const adultFrom = 16;

/** Returns whether a check made for an adult (`age` in years) has a text about the writer's child. */
export function isForWrongPerson(age: number, text: string): boolean {
  return age >= adultFrom && mentionsOwnChild(text);
}

/**
 * Returns whether a text is about a child of its writer, so that a check made for an adult is for the wrong person.
 */
export function mentionsOwnChild(text: string): boolean {
  const folded = foldWords(text).join(" ");
  return ownChild.some((pattern) => pattern.test(folded));
}
