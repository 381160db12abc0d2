import type { Locale } from "@anteroom/domain/shared/locales";

/** The name of the demo's fictitious medical register, by language. */
export const demoRegister: Readonly<Record<Locale, string>> = {
  en: "Demo register",
  pt: "Registo de demonstração",
  "pt-BR": "Registro de demonstração",
  it: "Albo dimostrativo",
  es: "Registro de demostración",
  "es-CL": "Registro de demostración",
  fr: "Registre de démonstration",
  ar: "سجلّ تجريبي",
};

/**
 * Returns the name of a medical register for a reader: the demo's, in whichever language it is stored, is translated;
 * any other is unchanged.
 */
export function registerName(name: string, locale: Locale): string {
  return Object.values(demoRegister).includes(name) ? demoRegister[locale] : name;
}
