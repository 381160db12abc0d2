import { useLocale } from "../../platform/locale.ts";
import { vitalNumber } from "@anteroom/domain/vital-number";

/** `vitalNumber` in the language of the page. */
export function useVitalNumber(): (value: number) => string {
  const locale = useLocale();
  return (value) => vitalNumber(value, locale);
}
