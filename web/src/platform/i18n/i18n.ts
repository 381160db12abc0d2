import type { Locale } from "@anteroom/domain/shared/locales";
import { setupI18n, type I18n, type Messages } from "@lingui/core";

/** A message catalogue: mostly a folder of `features`; `shell` is everything else. */
export type Journey =
  | "shell"
  | "find-doctor"
  | "booking"
  | "payment"
  | "appointments"
  | "consultation"
  | "device-help"
  | "join"
  | "messages"
  | "access"
  | "account"
  | "profile"
  | "dependents"
  | "security"
  | "join-accounts"
  | "my-data"
  | "connected-apps"
  | "tenant"
  | "urgent"
  | "devices"
  | "vitals"
  | "vitals-reading"
  | "add-reading"
  | "questionnaire"
  | "surveys"
  | "health-assessment"
  | "health-record"
  | "symptom-checker"
  | "outside-check"
  | "health-search"
  | "download"
  | "pass"
  | "waitlist"
  | "push"
  | "reminders"
  | "terms"
  | "api-address"
  | "third-parties";

type Catalogue = { messages: Messages };

/** Addresses of the catalogues with which a page was rendered. */
export type CatalogueAddresses = Readonly<Partial<Record<Journey, string>>>;

/** The messages of one language: those of the shell and of the loaded journeys. */
export type Texts = {
  i18n: I18n;
  /** Catalogues loaded so far. */
  loaded: () => readonly Journey[];
  /**
   * Loads the catalogues not loaded yet, in the current language. Rejects if one cannot be fetched; then none
   * counts as loaded.
   */
  load: (journeys: readonly Journey[]) => Promise<void>;
  /**
   * Loads all loaded catalogues in the new language, then switches and resolves true. Rejects, and keeps the
   * language, if one cannot be fetched. Resolves false, and does nothing, if another language was chosen meanwhile.
   */
  change: (locale: Locale) => Promise<boolean>;
};

/**
 * Creates an own Lingui instance without messages (`load` fetches them): the server renders several languages
 * at the same time. `addresses`: where the first language's catalogues are.
 */
export function createTexts(first: Locale, addresses: CatalogueAddresses = {}): Texts {
  const i18n = setupI18n({ locale: first, messages: { [first]: {} } });
  const loaded = new Set<Journey>();
  let chosen = first;
  const fetchInto = async (locale: Locale, journeys: readonly Journey[]) => {
    const found = await Promise.all(
      journeys.map((journey) =>
        fetchCatalogue(locale, journey, locale === first ? addresses[journey] : undefined),
      ),
    );
    for (const catalogue of found) {
      // Texts that come later in the page's language are new, and nothing that stands there speaks them: told of it (`load`), React would draw the whole page anew.
      if (catalogue && locale === i18n.locale) Object.assign(i18n.messages, catalogue.messages);
      else if (catalogue) i18n.load(locale, catalogue.messages);
    }
  };
  return {
    i18n,
    loaded: () => [...loaded],
    load: async (journeys) => {
      const missing = journeys.filter((journey) => !loaded.has(journey));
      if (missing.length === 0) return;
      let locale: Locale;
      do {
        locale = i18n.locale as Locale;
        await fetchInto(locale, missing);
      } while (locale !== i18n.locale); // another language was chosen meanwhile
      for (const journey of missing) loaded.add(journey);
    },
    change: async (locale) => {
      chosen = locale;
      let many;
      try {
        do {
          many = loaded.size;
          await fetchInto(locale, [...loaded]);
        } while (many < loaded.size); // loaded meanwhile, in the old language
      } catch (error) {
        if (chosen === locale) throw error;
      }
      if (chosen === locale) i18n.activate(locale);
      return chosen === locale;
    },
  };
}

async function fetchCatalogue(
  locale: Locale,
  journey: Journey,
  address: string | undefined,
): Promise<Catalogue | undefined> {
  if (address !== undefined) return (await import(/* @vite-ignore */ address)) as Catalogue; // a file of this very table
  const { catalogues } = await import("./catalogues.ts");
  return catalogues[`../../locales/${locale}/${journey}.po`]?.();
}
