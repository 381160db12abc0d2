import type { Locale } from "@anteroom/domain/shared/locales";
import type { Understood } from "@anteroom/domain/health/own-words/own-words";
import { otherLanguagesOf } from "@anteroom/domain/health/own-words/guess-languages";
import type { ReadText } from "./open-reader.ts";

/**
 * Returns a reader that tries the page's language first and, where that names no complaint, other languages the text may be in; the best
 * match wins. Each is opened when first needed; one that fails to load is skipped and tried again with the next text.
 */
export function readAnyLanguage(
  locale: Locale,
  read: ReadText,
  openOther: (locale: Locale) => Promise<ReadText>,
): ReadText {
  const others = new Map<Locale, Promise<ReadText>>();
  const openOnce = (other: Locale) => {
    const known = others.get(other);
    if (known) return known;
    const opened = openOther(other);
    others.set(other, opened);
    opened.catch(() => others.delete(other)); // without a connection: it is tried again with the next text
    return opened;
  };
  return async (text, person) => {
    const own = await read(text, person);
    if (own.named.length > 0) return own;
    const readIn = async (other: Locale) => {
      try {
        return await (
          await openOnce(other)
        )(text, person);
      } catch {
        return own;
      }
    };
    const all = await Promise.all(otherLanguagesOf(text, locale).map(readIn));
    const score = ({ complaints: [best] }: Understood) => best?.score ?? 0;
    const [best] = all.filter(({ named }) => named.length > 0).sort((a, b) => score(b) - score(a));
    return best ?? own;
  };
}
