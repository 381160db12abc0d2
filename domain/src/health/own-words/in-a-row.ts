const nights =
  "night|nights|day|days|noite|noites|dia|dias|noche|noches|notte|notti|giorno|giorni|nuit|nuits|jour|jours|ليله|ليالي|يوم|ايام";

/** Phrases for consecutive nights or days. */
const inARow =
  "in a row|running|straight|seguid[ao]s?|consecutiv[aoie]s?|di fila|di seguito|de suite|d affilee|consecutifs?|consecutives?|علي التوالي|ورا بعض|متتاليه|متواليه";

/** What a count becomes when it is of an order: "4th", "4a", "4e". */
const endOfOrder = "(?:st|nd|rd|th|a|o|e|eme)?";

const counted = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(\\d{1,2})${endOfOrder}|(\\p{L}+)) (?:${nights}) (?:${inARow})(?![\\p{L}\\p{N}])`,
  "u",
);
/** In Arabic the night precedes its ordinal: "الليله الرابعه علي التوالي". */
const orderedBehind = new RegExp(`(?<!\\p{L})ل?(?:ل|ال)?(?:ليله|يوم) (\\p{L}+) (?:${inARow})(?!\\p{L})`, "u");

/** Ordinals from two to seven, folded; in English also with "th". */
const orders: ReadonlyMap<string, number> = new Map(
  (
    [
      [2, "second segunda segundo seconda secondo deuxieme تاني ثاني الثانيه التانيه الثاني"],
      [3, "third terceira terceiro tercera tercer terza terzo troisieme تالت ثالث الثالثه التالته الثالث"],
      [4, "fourth quarta quarto cuarta cuarto quatrieme رابع الرابعه الرابع"],
      [5, "fifth quinta quinto cinquieme خامس الخامسه الخامس"],
      [6, "sixth sexta sexto sesta sesto sixieme سادس السادسه السادس"],
      [7, "seventh setima setimo septima septimo settima settimo septieme سابع السابعه السابع"],
    ] as const
  ).flatMap(([count, words]) => words.split(" ").map((word) => [word, count] as const)),
);

/**
 * Folded words of phrases for consecutive nights or days, in all languages; spelling correction leaves them
 * unchanged.
 */
export const numeralsInARow: readonly string[] = [
  ...nights.split("|"),
  ..."seguida seguidas seguido seguidos consecutivas consecutivos consecutive consecutivi fila suite affilee التوالي متتاليه متواليه".split(
    " ",
  ),
  ...orders.keys(),
];

/**
 * Returns how many consecutive nights or days a clause of folded words states, from 2 to 99: "the 4th night in a
 * row", "três noites seguidas"; undefined where it states none. `numbers` are the language's number words.
 */
export function daysInARow(
  words: readonly string[],
  numbers: ReadonlyMap<string, number>,
): number | undefined {
  const clause = words.join(" ");
  const found = counted.exec(clause);
  const word = found?.[2] ?? orderedBehind.exec(clause)?.[1] ?? "";
  const count = found?.[1] === undefined ? (orders.get(word) ?? numbers.get(word)) : Number(found[1]);
  return count !== undefined && count > 1 ? count : undefined;
}
