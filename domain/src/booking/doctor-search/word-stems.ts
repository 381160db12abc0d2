const arabic = /\p{Script=Arabic}/u;
/** "And", "with", "as", "so", "for" and the article in front of a word. */
const arabicBefore = /^(?:[وفبك]?ال|لل|[وفبكل])(?=...)/u;
/** Possessives, the feminine and plurals behind it. */
const arabicAfter = /(?<=...)(?:ها|هم|نا|ات|ين|ون|ان|يه|ه|ي|ك|ا)$/u;

/**
 * Returns the stems of a folded word, the barest last, so that gender, number and possessives make no difference:
 * "coughing" and "cough", "dermatóloga" and "dermatólogos", "طفلي" and "الطفل". The first stem of an Arabic word is the
 * word itself. Deliberately rough; an exact word always ranks higher.
 */
export function stemsOf(word: string): readonly string[] {
  return [...new Set(isArabic(word) ? arabicStems(word) : latinStems(word))];
}

/** Returns whether a word has any Arabic letter. */
export const isArabic = (word: string) => arabic.test(word);

function latinStems(word: string): string[] {
  const single = word.length > 3 ? word.replace(/[sx]$/u, "") : word;
  const short = single === word ? word : single.replace(/(?<=...)e$/u, "");
  const base = single.length > 6 ? single.replace(/(?:ing|ed)$/u, "") : single;
  const bare = base.replace(/(?<=....)[aeiouy]{1,2}$/u, "");
  return [single, short, bare];
}

/** "Two days" is no inflection of "day", nor is "daily": each is another duration or frequency. */
const arabicCounts = new Set("يومين ساعتين اسبوعين شهرين سنتين مرتين".split(" "));
const arabicDaily = /^يومي(?:ا|ه)?$/u;

function arabicStems(word: string): string[] {
  const bare = word.replace(arabicBefore, "");
  if (arabicCounts.has(bare)) return [word, bare];
  if (arabicDaily.test(bare)) return [word, bare, "يومي"];
  return [word, word.replace(arabicAfter, ""), bare, bare.replace(arabicAfter, "")];
}
