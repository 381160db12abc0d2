import type { Locale } from "@anteroom/domain/shared/locales";
import type { LearnedWeights } from "@anteroom/domain/health/own-words/learned";
import type { Phrases } from "@anteroom/domain/health/own-words/phrases";
import {
  unpackKnowledge,
  type KnowledgeTexts,
  type ReviewedCounts,
} from "@anteroom/triage/complaints/pack-knowledge";
import { prepareKnowledge, type PreparedKnowledge } from "@anteroom/triage/complaints/prepare";
import { closeReaders, openReader, type ReadText } from "./open-reader.ts";
import { readAnyLanguage } from "./read-any-language.ts";

/**
 * The checker's knowledge in one language, and the reader of free text for it. Works offline once opened, except for texts in another
 * language.
 */
export type Triage = {
  readonly prepared: PreparedKnowledge;
  /** Version of the knowledge, shown with each result. */
  readonly version: string;
  readonly reviewed: ReviewedCounts;
  readonly understand: ReadText;
  /** Resolves once the trained model of the page's language has loaded or failed to load. */
  readonly learned: Promise<void>;
};

/**
 * Fetches knowledge, labels and phrases in parallel, rejects where one fails, and starts to fetch the trained
 * model in the background. Ends the readers of an earlier call (see `closeReaders`).
 */
export async function openTriage(locale: Locale): Promise<Triage> {
  const [{ default: packed }, texts, phrases] = await Promise.all([
    import("virtual:triage-knowledge"),
    loadTexts(locale),
    loadPhrases(locale),
  ]);
  const knowledge = unpackKnowledge(packed, texts);
  closeReaders();
  const openOther = async (other: Locale) => {
    const [words, typed] = await Promise.all([loadTexts(other), loadPhrases(other)]);
    return openReader(other, typed, unpackKnowledge(packed, words), () => loadWeights(other)).read;
  };
  const { read, learned } = openReader(locale, phrases, knowledge, () => loadWeights(locale));
  return {
    prepared: prepareKnowledge(knowledge),
    version: packed.version,
    reviewed: packed.reviewed,
    understand: readAnyLanguage(locale, read, openOther),
    learned,
  };
}

async function loadTexts(locale: Locale): Promise<KnowledgeTexts> {
  switch (locale) {
    case "en":
      return (await import("virtual:triage-texts/en")).default;
    case "pt":
      return (await import("virtual:triage-texts/pt")).default;
    case "pt-BR":
      return (await import("virtual:triage-texts/pt-BR")).default;
    case "it":
      return (await import("virtual:triage-texts/it")).default;
    case "es":
      return (await import("virtual:triage-texts/es")).default;
    case "es-CL":
      return (await import("virtual:triage-texts/es-CL")).default;
    case "fr":
      return (await import("virtual:triage-texts/fr")).default;
    case "ar":
      return (await import("virtual:triage-texts/ar")).default;
  }
}

async function loadPhrases(locale: Locale): Promise<Phrases> {
  switch (locale) {
    case "en":
      return (await import("virtual:triage-phrases/en")).default;
    case "pt":
      return (await import("virtual:triage-phrases/pt")).default;
    case "pt-BR":
      return (await import("virtual:triage-phrases/pt-BR")).default;
    case "it":
      return (await import("virtual:triage-phrases/it")).default;
    case "es":
      return (await import("virtual:triage-phrases/es")).default;
    case "es-CL":
      return (await import("virtual:triage-phrases/es-CL")).default;
    case "fr":
      return (await import("virtual:triage-phrases/fr")).default;
    case "ar":
      return (await import("virtual:triage-phrases/ar")).default;
  }
}

/** A variety is read with what was learned of its language. */
async function loadWeights(locale: Locale): Promise<LearnedWeights> {
  switch (locale) {
    case "en":
      return (await import("virtual:triage-weights/en")).default;
    case "pt":
    case "pt-BR":
      return (await import("virtual:triage-weights/pt")).default;
    case "it":
      return (await import("virtual:triage-weights/it")).default;
    case "es":
    case "es-CL":
      return (await import("virtual:triage-weights/es")).default;
    case "fr":
      return (await import("virtual:triage-weights/fr")).default;
    case "ar":
      return (await import("virtual:triage-weights/ar")).default;
  }
}
