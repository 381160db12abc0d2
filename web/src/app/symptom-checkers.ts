import { embeddedChecker } from "@anteroom/domain/symptom-checker";
import type { Locale } from "@anteroom/domain/locales";
import type { SymptomChecker } from "../ports/symptom-checker.ts";

/** S1.34: the checkers that this web app has, by the names of clinics' settings; each is fetched when it is first used. */
const checkers: Readonly<Record<string, (locale: Locale) => Promise<SymptomChecker>>> = {
  [embeddedChecker]: async (locale) =>
    (await import("../adapters/embedded-checker/open-checker.ts")).openEmbeddedChecker(locale),
};

/** The checker of a clinic in the language of the page, or null where this app has none of that name: that is as good as none. */
export function openSymptomChecker(name: string, locale: Locale): Promise<SymptomChecker | null> {
  return Object.hasOwn(checkers, name)
    ? (checkers[name]?.(locale) ?? Promise.resolve(null))
    : Promise.resolve(null);
}
