import { loadSymptomWords, optionLabel } from "@anteroom/content/symptom-checker/words";
import type { Locale } from "@anteroom/domain/locales";
import type { CheckerWords } from "./words.ts";

/** The checker's wording in the language of the page; fetched once, for that language alone. */
export async function loadWords(locale: Locale): Promise<CheckerWords> {
  const words = await loadSymptomWords(locale);
  const { questions, conditions, complaints, safety } = words;
  return {
    ask: (code) => ({ ask: questions[code]?.ask ?? code, hint: questions[code]?.help ?? null }),
    option: (code, slug) => optionLabel(words, code, slug),
    condition: (slug) => conditions[slug] ?? slug,
    sign: (slug) => safety[slug] ?? questions[slug]?.ask ?? null,
    complaints: Object.entries(complaints).map(([id, { name, synonyms }]) => ({
      id,
      names: [name, ...synonyms],
    })),
  };
}
