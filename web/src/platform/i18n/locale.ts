import type { Locale } from "@anteroom/domain/shared/locales";
import { useLingui } from "@lingui/react/macro";

/** Returns the language of the page. */
export function useLocale(): Locale {
  const { i18n } = useLingui();
  return i18n.locale as Locale; // only our own languages are ever activated
}
