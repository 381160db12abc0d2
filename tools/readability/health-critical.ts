import { type Locale, locales } from "@anteroom/domain/shared/locales";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Text } from "./read-texts.ts";

type Language = Exclude<Locale, "en">;

/** What a translation says when read literally, beside the words that were read. */
type BackTranslation = {
  readonly text: string;
  readonly backTranslation: string;
  readonly verdict: "not weaker";
};

/**
 * A sentence that people act on when health or life is at risk, with the literal back-translation of each language.
 */
export type HealthCritical = {
  readonly id: string;
  /** Areas of `read-texts.ts` that show it. */
  readonly usedIn: readonly string[];
  readonly english: string;
  /** A language is missing until its sentence has been translated back. */
  readonly languages: Readonly<Partial<Record<Language, BackTranslation>>>;
};

const folder = path.resolve(import.meta.dirname, "../../content/src/health-critical");

function readJson<Content>(name: string): Content {
  return JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8")) as Content;
}

/**
 * Reads the health-critical sentences: English from `en.json`, the others by id from a file for each language. Throws for an id that is
 * not in `en.json`.
 */
export function readHealthCritical(): readonly HealthCritical[] {
  const english = readJson<readonly Omit<HealthCritical, "languages">[]>("en");
  const translated = locales.flatMap((locale) =>
    locale === "en" ? [] : [[locale, readJson<Readonly<Record<string, BackTranslation>>>(locale)] as const],
  );
  const known = new Set(english.map(({ id }) => id));
  for (const [locale, entries] of translated)
    for (const id of Object.keys(entries))
      if (!known.has(id)) throw new Error(`${locale}.json: ${id} is not in en.json.`);
  return english.map((one) => ({
    ...one,
    languages: Object.fromEntries(
      translated.flatMap(([locale, entries]) => {
        const entry = entries[one.id];
        return entry ? [[locale, entry]] : [];
      }),
    ),
  }));
}

/** What makes an English sentence critical: emergency, crisis, urgency, danger to a baby, alarming readings, medicine not to be stopped. */
const critical =
  /emergency (?:number|services?|department)|ambulance|crisis line|\bcall\b[^.]*\bnow\b|may be an emergency|hurt yourself|self-harm|act on these thoughts|in danger|in an emergency|not for emergencies|^Emergency:|urgent care|needs attention now|see a doctor (?:within|in the next)|home for now|how urgent|don’t stay alone|do not drive|(?:stop|change) (?:suddenly|a treatment)|talk to someone (?:now|today)|chest pain, trouble breathing|no one at the clinic (?:has|sees)|in real time|worse, see someone sooner|isn’t serious|help right away|face this alone|stay with you until|someone will listen|tell the doctor now|marked urgent/iu;

/**
 * Returns the English texts in use that are critical, each once, without health topics and the symptom checker's knowledge, which are
 * counted separately. Critical is what matches a list of phrases.
 */
export function criticalTexts(texts: readonly Text[]): readonly string[] {
  return criticalIn(texts.filter(({ area }) => area !== "topics" && !isOfChecker(area)));
}

/** Returns the English texts of the symptom checker's knowledge that are critical, each once. */
export function criticalOfChecker(texts: readonly Text[]): readonly string[] {
  return criticalIn(texts.filter(({ area }) => isOfChecker(area)));
}

const isOfChecker = (area: string) => area.startsWith("checker/");

function criticalIn(texts: readonly Text[]): readonly string[] {
  const found = texts.filter(({ locale }) => locale === "en").filter(({ text }) => critical.test(text));
  return [...new Set(found.map(({ text }) => text))];
}

/**
 * Returns, as sentences, the entries that have changed since their back-translation, by language, and those used in other areas than
 * recorded.
 */
export function outdatedTranslations(
  list: readonly HealthCritical[],
  texts: readonly Text[],
): readonly string[] {
  // The checker's own words are counted by themselves, but for those on the list that name it.
  const ofChecker = new Set(
    list.filter(({ usedIn }) => usedIn.some(isOfChecker)).map(({ english }) => english),
  );
  const read = texts.filter(({ area, english }) => !isOfChecker(area) || ofChecker.has(english));
  const byEnglish = Map.groupBy(read, ({ english }) => english);
  return list.flatMap(({ id, english, usedIn, languages }) => {
    const used = byEnglish.get(english) ?? [];
    const areas = [...new Set(used.map(({ area }) => area))].toSorted();
    const moved =
      areas.join() === [...usedIn].toSorted().join() ? [] : [`${id}: used in ${areas.join(", ")}`];
    const changed = locales.flatMap((locale) => {
      if (locale === "en") return [];
      const back = languages[locale];
      if (!back) return [];
      const now = [...new Set(used.filter((one) => one.locale === locale).map(({ text }) => text))];
      return now.join("\n") === back.text ? [] : [`${id} [${locale}]: ${now.join(" / ") || "not in use"}`];
    });
    return [...moved, ...changed];
  });
}
