import { useLocale } from "../../platform/i18n/locale.ts";
import { formatVitalNumber } from "@anteroom/domain/vitals/vital-number";

/** Returns `formatVitalNumber` for the page's language. */
export function useVitalNumber(): (value: number) => string {
  const locale = useLocale();
  return (value) => formatVitalNumber(value, locale);
}
