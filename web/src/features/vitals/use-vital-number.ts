import { useLocale } from "../../platform/i18n/locale.ts";
import { vitalNumber } from "@anteroom/domain/vitals/vital-number";

/** `vitalNumber` in the language of the page. */
export function useVitalNumber(): (value: number) => string {
  const locale = useLocale();
  return (value) => vitalNumber(value, locale);
}
