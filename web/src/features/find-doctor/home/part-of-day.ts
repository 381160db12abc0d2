import type { Locale } from "@anteroom/domain/shared/locales";

/** From this hour on people say good evening; in Spanish and Portuguese it is still afternoon at six. */
const eveningFrom: Partial<Record<Locale, number>> = { es: 20, "es-CL": 20, pt: 19, "pt-BR": 19 };

/**
 * Returns the part of the day for a greeting; when the evening begins depends on the language. `hour` is 0 ..
 * 24 and may have a fraction; from midnight to 5 it is night.
 */
export function partOfDay(hour: number, locale: Locale): "night" | "morning" | "afternoon" | "evening" {
  if (hour < 5) return "night";
  if (hour < 12) return "morning";
  return hour < (eveningFrom[locale] ?? 18) ? "afternoon" : "evening";
}
