import { readFileSync } from "node:fs";
import path from "node:path";

const locales = path.resolve(import.meta.dirname, "../../web/src/locales");

/** What the product says in a language, by its English words, as its catalogue of a journey has them. */
export function labelsOf(locale: string, journey: string): (english: string) => string {
  const catalogue = readFileSync(path.join(locales, locale, `${journey}.po`), "utf8");
  const words = new Map(
    [...catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, id = "", text = ""]) => [
      id,
      text || id,
    ]),
  );
  return (english) => {
    const found = words.get(english);
    if (found === undefined) throw new Error(`The catalogue ${locale}/${journey} has no "${english}".`);
    return found;
  };
}
