import { type Locale, locales } from "@anteroom/domain/locales";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Text } from "./read-texts.ts";

/** A sentence that people act on when health or life is at stake, with what each language says when read literally. */
export type HealthCritical = {
  readonly id: string;
  /** Areas of `read-texts.ts` that show it. */
  readonly usedIn: readonly string[];
  readonly english: string;
  readonly languages: Readonly<
    Record<
      Exclude<Locale, "en">,
      { readonly text: string; readonly backTranslation: string; readonly verdict: "not weaker" }
    >
  >;
};

const file = path.resolve(import.meta.dirname, "../../content/src/health-critical.json");

/** The list of health-critical sentences. */
export function readHealthCritical(): readonly HealthCritical[] {
  return JSON.parse(readFileSync(file, "utf8")) as readonly HealthCritical[];
}

/** What makes an English sentence critical: emergency, crisis, urgency, danger to a baby, alarming readings, medicine not to be stopped. */
const critical =
  /emergency (?:number|services?|department)|ambulance|crisis line|\bcall\b[^.]*\bnow\b|may not be able to wait|hurt yourself|self-harm|act on these thoughts|in danger|in an emergency|not for emergencies|^Emergency:|urgent care|needs attention now|see a doctor (?:within|in the next)|home for now|how urgent|don’t stay alone|do not drive|(?:stop|change) (?:suddenly|a treatment)|talk to someone (?:now|today)|chest pain, trouble breathing|no one at the clinic (?:has|sees)|in real time|worse, see someone sooner|isn’t serious|help right away|face this alone|stay with you until|someone will listen|tell the doctor now|marked urgent/iu;

/** Texts in use that are critical, outside of health topics: those are listed by hand. */
export function criticalTexts(texts: readonly Text[]): readonly string[] {
  const found = texts
    .filter(({ locale, area }) => locale === "en" && area !== "topics")
    .filter(({ text }) => critical.test(text));
  return [...new Set(found.map(({ text }) => text))];
}

/** Languages in which a sentence in use is another than the one that was translated back, named with both. */
export function outdatedTranslations(
  list: readonly HealthCritical[],
  texts: readonly Text[],
): readonly string[] {
  return list.flatMap(({ id, english, usedIn, languages }) => {
    const used = texts.filter((one) => one.english === english);
    const areas = [...new Set(used.map(({ area }) => area))].toSorted();
    const moved =
      areas.join() === [...usedIn].toSorted().join() ? [] : [`${id}: used in ${areas.join(", ")}`];
    const changed = locales.flatMap((locale) => {
      if (locale === "en") return [];
      const now = [...new Set(used.filter((one) => one.locale === locale).map(({ text }) => text))];
      return now.join("\n") === languages[locale].text
        ? []
        : [`${id} [${locale}]: ${now.join(" / ") || "not in use"}`];
    });
    return [...moved, ...changed];
  });
}
