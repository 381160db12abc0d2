import { useClinic } from "../../platform/app-context.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";

/** Where the clinic's terms are, at the part in the reader's language where the page has one (`#fr`); undefined without terms. */
export function useTermsLink(): string | undefined {
  const link = useClinic().manifest?.termsAndConditionsLink;
  const locale = useLocale();
  return link === undefined || link.includes("#") ? link : `${link}#${locale}`;
}
