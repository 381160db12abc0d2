import type { Locale } from "@anteroom/domain/shared/locales";
import type { LearnedWeights } from "@anteroom/domain/health/own-words/learned";
import type { openOwnWords, Understood } from "@anteroom/domain/health/own-words/own-words";
import type { Phrases } from "@anteroom/domain/health/own-words/phrases";

export type Known = Parameters<typeof openOwnWords>[2];
export type Reader = Parameters<ReturnType<typeof openOwnWords>>[1];

export type ToReader =
  | { readonly what: "open"; readonly locale: Locale; readonly phrases: Phrases; readonly known: Known }
  | { readonly what: "learn"; readonly weights: LearnedWeights }
  | { readonly what: "read"; readonly number: number; readonly text: string; readonly person: Reader };

export type FromReader = { readonly number: number; readonly understood: Understood };
