import type { Locale } from "@anteroom/domain/locales";

/** What a device shows: neutral words, since others may see the screen. No doctor, time or motive (G.21). */
type PushWords = { call: string; reminder: string };

const words: Record<Exclude<Locale, "pt-BR" | "es-CL">, PushWords> & Partial<Record<Locale, PushWords>> = {
  en: {
    call: "Your appointment: come back to the app.",
    reminder: "You have an appointment soon. Open the app to see the time.",
  },
  pt: {
    call: "A sua consulta: volte à aplicação.",
    reminder: "A sua consulta está próxima. Abra a aplicação para ver a hora.",
  },
  "pt-BR": {
    call: "Sua consulta: volte ao aplicativo.",
    reminder: "Sua consulta está próxima. Abra o aplicativo para ver o horário.",
  },
  it: {
    call: "La Sua visita: torni all’app.",
    reminder: "La Sua visita si avvicina. Apra l’app per vedere l’orario.",
  },
  es: {
    call: "Su consulta: vuelva a la aplicación.",
    reminder: "Su consulta se acerca. Abra la aplicación para ver la hora.",
  },
  fr: {
    call: "Votre consultation : revenez dans l’application.",
    reminder: "Votre consultation approche. Ouvrez l’application pour voir l’heure.",
  },
  ar: { call: "موعدك: عد إلى التطبيق.", reminder: "موعدك قريب. افتح التطبيق لمعرفة وقته." },
};

/** The sentence of a push message in a language; a variety without its own uses its language's. */
export function pushSentence(kind: keyof PushWords, locale: Locale): string {
  return (words[locale] ?? words[locale === "pt-BR" ? "pt" : "es"])[kind];
}
