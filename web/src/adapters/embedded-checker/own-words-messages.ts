import type { Locale } from "@anteroom/domain/shared/locales";
import type { LearnedWeights } from "@anteroom/domain/health/own-words/learned";
import type { openOwnWords, Understood } from "@anteroom/domain/health/own-words/own-words";
import type { Phrases } from "@anteroom/domain/health/own-words/phrases";

/** The names of complaints and findings that the reader of free text may return. */
export type OwnWordsKnowledge = Parameters<typeof openOwnWords>[2];
/** The person a text is about. */
export type ReaderPerson = Parameters<ReturnType<typeof openOwnWords>>[1];

/** Messages from the page to the Worker that reads free text. */
export type ToReader =
  | {
      readonly what: "open";
      readonly locale: Locale;
      readonly phrases: Phrases;
      readonly known: OwnWordsKnowledge;
    }
  | { readonly what: "learn"; readonly weights: LearnedWeights }
  | { readonly what: "read"; readonly number: number; readonly text: string; readonly person: ReaderPerson };

/** The Worker's answer to the request of the same `number`. */
export type FromReader = { readonly number: number; readonly understood: Understood };
