import type { Locale } from "@anteroom/domain/locales";
import { loadWording } from "@anteroom/content/symptom-checker/words";
import type { CheckerWords } from "./words.ts";

/** The checker's wording in the language of the page; fetched once, for that language alone. */
export async function loadWords(locale: Locale): Promise<CheckerWords> {
  const { questions, values, regions, conditions, complaints, signs } = await loadWording(locale);
  return {
    ask: (code) => ({ ask: questions[code]?.ask ?? code, hint: questions[code]?.hint ?? null }),
    option: (_code, slug) => values[slug] ?? regions[slug] ?? slug,
    condition: (slug) => conditions[slug] ?? slug,
    sign: (slug) => signs[slug] ?? slug,
    complaints: Object.entries(complaints).map(([id, { title, synonyms }]) => ({
      id,
      names: [title, ...synonyms],
    })),
  };
}
