import { useLocale } from "../../platform/i18n/locale.ts";
import { formatVitalNumber } from "@anteroom/domain/vitals/vital-number";

/** `formatVitalNumber` in the language of the page. */
export function useVitalNumber(): (value: number) => string {
  const locale = useLocale();
  return (value) => formatVitalNumber(value, locale);
}
