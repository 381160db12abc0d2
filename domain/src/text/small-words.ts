import type { Locale } from "../shared/locales.ts";

/** Function words by language, folded as by `foldWords`. */
const byLanguage = {
  en: "a an and am are at be by can do for from had has have having i if in is it its me my of on or so some the this to was when with you your very feel feeling get got",
  pt: "o os as um uma e em de do da dos das no na nos nas ao com por para que se eu tenho tem estou esta meu minha meus minhas muito muita sinto quando",
  it: "il lo la gli le i uno una di del della dei delle dello degli che con per su al alla ai nel nella ho mi mio mia miei sono molto molta sento quando ed",
  es: "el los las un unos unas y del al en con por para que se yo tengo tiene estoy mi mis muy mucho mucha siento cuando me",
  fr: "le les l d un une des du et en au aux avec par pour que qui se je j ai suis mon ma mes tres beaucoup quand c est qu n s m a",
  ar: "في من عن علي الي مع او و ان عندي لدي اشعر اعاني كثيرا جدا هذا هذه عند بعد انا",
} as const;

/** Function words ("the", "of") of all languages, to which a search gives little weight. */
export const smallWords: ReadonlySet<string> = new Set(
  Object.values(byLanguage).flatMap((line) => line.split(" ")),
);

/** Returns the function words of one language, without regard to its region. */
export function smallWordsOf(locale: Locale): ReadonlySet<string> {
  const [language = "en"] = locale.split("-");
  return new Set(byLanguage[language as keyof typeof byLanguage].split(" "));
}
