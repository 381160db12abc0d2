import { useClinic } from "../../platform/app-context.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";

/**
 * Returns the address of the clinic's terms, with the reader's language as its fragment unless it has one;
 * undefined without terms.
 */
export function useTermsLink(): string | undefined {
  const link = useClinic().manifest?.termsAndConditionsLink;
  const locale = useLocale();
  return link === undefined || link.includes("#") ? link : `${link}#${locale}`;
}
