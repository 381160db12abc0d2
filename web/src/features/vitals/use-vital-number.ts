import { useLocale } from "../../platform/locale.ts";
import { vitalNumber } from "./vital-number.ts";

/** `vitalNumber` in the language of the page. */
export function useVitalNumber(): (value: number) => string {
  const locale = useLocale();
  return (value) => vitalNumber(value, locale);
}
