import type { Locale } from "@anteroom/domain/shared/locales";

/** The register of doctors who do not exist. */
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

/** The name of a register as a reader of this language sees it: a real one keeps its own, the demo's is translated. */
export function registerName(name: string, locale: Locale): string {
  return Object.values(demoRegister).includes(name) ? demoRegister[locale] : name;
}
