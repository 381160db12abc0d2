import type { Locale } from "../shared/locales.ts";

/**
 * What a patient's text message requests; null where it is no such command. `isOurs`: the provider does not handle
 * the word itself.
 */
export type StopWord =
  /** `isOurs`: a word that the provider of text messages does not know, so that nobody has answered it yet. */
  { asks: "stop" | "start"; isOurs: boolean } | null;

/** Commands that Twilio itself handles and answers by default. */
const providerStops = "STOP STOPALL UNSUBSCRIBE CANCEL END QUIT REVOKE OPTOUT".split(" ");
const providerStarts = "START UNSTOP YES".split(" ");

/**
 * Commands in our languages. `CANCELAR`, `ANNULER` and `ANNULLA` are omitted: they may mean the appointment. "SIM"
 * and "OUI" are omitted too: they answer another question.
 */
const ourStops: Readonly<Record<Exclude<Locale, "en" | "pt-BR" | "es-CL">, readonly string[]>> = {
  pt: ["PARAR", "PARE", "SAIR", "REMOVER"],
  es: ["PARAR", "BAJA", "ALTO", "DETENER"],
  it: ["FERMA", "FERMARE", "BASTA"],
  fr: ["ARRET", "ARRETER", "ARRETE", "DESABONNER"],
  ar: ["إيقاف", "ايقاف", "توقف", "قف", "الغاء الاشتراك", "إلغاء الاشتراك"],
};
const ourStarts: Readonly<Record<Exclude<Locale, "en" | "pt-BR" | "es-CL">, readonly string[]>> = {
  pt: ["INICIAR", "COMEÇAR", "VOLTAR"],
  es: ["ALTA", "INICIAR", "EMPEZAR"],
  it: ["INIZIA", "INIZIARE"],
  fr: ["REPRENDRE", "COMMENCER"],
  ar: ["بدء", "ابدأ", "تفعيل"],
};

const fold = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}\s]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toUpperCase();

const setOf = (words: readonly string[]) => new Set(words.map(fold));
const known = {
  stop: { provider: setOf(providerStops), ours: setOf(Object.values(ourStops).flat()) },
  start: { provider: setOf(providerStarts), ours: setOf(Object.values(ourStarts).flat()) },
};

/**
 * Parses a message that consists of one command such as STOP; case, accents and punctuation are ignored. Returns
 * null for any other text. `isOurs`: the provider does not act on this word itself.
 */
export function readStopWord(text: string): StopWord {
  const word = fold(text);
  for (const asks of ["stop", "start"] as const) {
    if (known[asks].provider.has(word)) return { asks, isOurs: false };
    if (known[asks].ours.has(word)) return { asks, isOurs: true };
  }
  return null;
}
