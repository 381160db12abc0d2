import { readFileSync } from "node:fs";
import path from "node:path";

const locales = path.resolve(import.meta.dirname, "../../web/src/locales");

/**
 * Returns a function that translates an English text by the catalogue of a journey in a language; an untranslated text
 * is returned in English. Texts with a context are left out. It throws for a text that the catalogue lacks.
 */
export function labelsOf(locale: string, journey: string): (english: string) => string {
  const catalogue = readFileSync(path.join(locales, locale, `${journey}.po`), "utf8");
  const words = new Map(
    [...catalogue.matchAll(/(?<!^msgctxt ".*"\n)^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(
      ([, id = "", text = ""]) => [id, text || id],
    ),
  );
  return (english) => {
    const found = words.get(english);
    if (found === undefined) throw new Error(`The catalogue ${locale}/${journey} has no "${english}".`);
    return found;
  };
}
