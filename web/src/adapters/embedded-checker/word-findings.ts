import type { Locale } from "@anteroom/domain/shared/locales";

/** A label with a capital, as it stands beside a box. */
export function capitalised(label: string, locale: Locale): string {
  const [first = "", ...rest] = label;
  return first.toLocaleUpperCase(locale) + rest.join("");
}

/** A label as a question of its own: "Stiff neck?". */
export function asQuestion(label: string, locale: Locale): string {
  const words = capitalised(label, locale);
  if (locale === "es" || locale === "es-CL") return `¿${words}?`;
  if (locale === "fr") return `${words}\u{a0}?`;
  return `${words}${locale === "ar" ? "؟" : "?"}`;
}
