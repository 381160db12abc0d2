import type { Locale } from "@anteroom/domain/shared/locales";

/** Returns a label with a capital first letter, as shown beside a checkbox. */
export function capitaliseLabel(label: string, locale: Locale): string {
  const [first = "", ...rest] = label;
  return first.toLocaleUpperCase(locale) + rest.join("");
}

/** Returns a label as a question of its own, with the punctuation of the language: "Stiff neck?", "¿Rigidez de cuello?". */
export function asQuestion(label: string, locale: Locale): string {
  const words = capitaliseLabel(label, locale);
  if (locale === "es" || locale === "es-CL") return `¿${words}?`;
  if (locale === "fr") return `${words}\u{a0}?`;
  return `${words}${locale === "ar" ? "؟" : "?"}`;
}
