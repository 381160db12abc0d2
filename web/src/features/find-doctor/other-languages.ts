import { loadDoctorLexicon } from "@anteroom/content/doctor-search/load-lexicon";
import { openDoctorSearch, type DoctorSearch } from "@anteroom/domain/booking/doctor-search/doctor-search";
import { leastWhole } from "@anteroom/domain/booking/doctor-search/word-hits";
import type { Locale } from "@anteroom/domain/shared/locales";

/** One lexicon for each language; `pt-BR` and `es-CL` contain those of Portugal and Spain. */
const latin: readonly Locale[] = ["en", "pt-BR", "es-CL", "fr", "it"];
const arabic: readonly Locale[] = ["ar"];

/** Fewer letters fit the beginning of a word in any language. */
const leastLetters = 3;

/**
 * Loads the doctor searches of languages other than the page's, each once, when a text in their
 * script is searched; `loaded` has those that have come.
 */
export class OtherLanguages {
  readonly #locale: Locale;
  readonly #loading = new Map<Locale, Promise<void>>();
  readonly loaded: DoctorSearch[] = [];

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  /** Loads the languages in the script of the text. Returns whether some came; what was lost is fetched again next time. */
  async loadFor(typed: string): Promise<boolean> {
    const before = this.loaded.length;
    if (typed.trim().length < leastLetters) return false;
    const wanted = /\p{Script=Arabic}/u.test(typed) ? arabic : latin;
    const others = wanted.filter((one) => one !== this.#locale);
    await Promise.all(
      others.map((one) => {
        const loading = this.#loading.get(one) ?? this.#load(one);
        this.#loading.set(one, loading);
        return loading;
      }),
    );
    return this.loaded.length > before;
  }

  async #load(locale: Locale): Promise<void> {
    try {
      const lexicon = await loadDoctorLexicon(locale);
      await new Promise((resolve) => setTimeout(resolve)); // each in a task of its own: somebody is typing
      this.loaded.push(openDoctorSearch(lexicon));
    } catch {
      this.#loading.delete(locale);
    }
  }
}

/**
 * Returns a search that takes the page's language where it knows a doctor's name or a whole word of the text;
 * otherwise the language that knows the words best, and of equals the page's.
 */
export function inBestLanguage(own: DoctorSearch, others: readonly DoctorSearch[]): DoctorSearch {
  return (typed, doctors) => {
    let best = own(typed, doctors);
    if (best.isName || best.quality >= leastWhole) return best;
    for (const search of others) {
      const found = search(typed, doctors);
      if (!found.isName && found.quality > best.quality) best = found;
    }
    return best;
  };
}
