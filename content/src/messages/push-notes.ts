import type { Locale } from "@anteroom/domain/shared/locales";

/** What a device shows: neutral words, since others may see the screen. No doctor, time or reason (G.21). */
type PushWords = { call: string; reminder: string; earlier: string };

const words: Record<Exclude<Locale, "pt-BR" | "es-CL">, PushWords> & Partial<Record<Locale, PushWords>> = {
  en: {
    call: "Your appointment: come back to the app.",
    reminder: "You have an appointment soon. Open the app to see the time.",
    earlier: "An earlier time is free. Open the app to see it.",
  },
  pt: {
    call: "A sua consulta: volte à aplicação.",
    reminder: "A sua consulta está próxima. Abra a aplicação para ver a hora.",
    earlier: "Há um horário mais cedo. Abra a aplicação para o ver.",
  },
  "pt-BR": {
    call: "Sua consulta: volte ao aplicativo.",
    reminder: "Sua consulta está próxima. Abra o aplicativo para ver o horário.",
    earlier: "Há um horário mais cedo. Abra o aplicativo para ver.",
  },
  it: {
    call: "La Sua visita: torni all’app.",
    reminder: "La Sua visita si avvicina. Apra l’app per vedere l’orario.",
    earlier: "Si è liberato un orario anticipato. Apra l’app per vederlo.",
  },
  es: {
    call: "Su consulta: vuelva a la aplicación.",
    reminder: "Su consulta se acerca. Abra la aplicación para ver la hora.",
    earlier: "Hay una hora más temprana. Abra la aplicación para verla.",
  },
  fr: {
    call: "Votre consultation : revenez dans l’application.",
    reminder: "Votre consultation approche. Ouvrez l’application pour voir l’heure.",
    earlier: "Un horaire plus tôt est libre. Ouvrez l’application pour le voir.",
  },
  ar: {
    call: "موعدك: عد إلى التطبيق.",
    reminder: "موعدك قريب. افتح التطبيق لمعرفة وقته.",
    earlier: "يتوفر وقت أبكر. افتح التطبيق لرؤيته.",
  },
};

/** Returns the text of a push message (call, reminder, or an earlier time) in a language. It has no placeholders. */
export function pushSentence(kind: keyof PushWords, locale: Locale): string {
  return (words[locale] ?? words[locale === "pt-BR" ? "pt" : "es"])[kind];
}
