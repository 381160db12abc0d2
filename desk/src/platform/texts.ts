import { directionOf, type Locale } from "@anteroom/domain/shared/locales";
import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { storeLocale } from "../../../web/src/platform/i18n/page-locale.ts";

/** Loaders of the catalogues by path. */
export const catalogues = import.meta.glob<{ messages: Messages }>("../locales/*/desk.po");

/** The messages of the desk. */
export type Texts = { i18n: I18n; change: (locale: Locale) => Promise<void> };

/**
 * Loads the desk's messages in a language (rejects where they cannot be fetched), and sets the document's
 * direction for it. `change` loads another one, stores the choice for a year and sets the document's language
 * and direction (`storeLocale`); it rejects, and changes nothing, where the messages cannot be fetched. Of several changes the last one counts.
 */
export async function loadTexts(first: Locale): Promise<Texts> {
  const i18n = setupI18n();
  let chosen = first;
  /** Resolves false, and shows nothing, if another language was chosen meanwhile. */
  const show = async (locale: Locale) => {
    chosen = locale;
    const catalogue = await catalogues[`../locales/${locale}/desk.po`]?.();
    if (chosen !== locale) return false;
    if (catalogue) i18n.load(locale, catalogue.messages);
    i18n.activate(locale);
    return true;
  };
  await show(first);
  document.documentElement.dir = directionOf(first);
  return {
    i18n,
    async change(locale) {
      if (await show(locale)) storeLocale(locale);
    },
  };
}
