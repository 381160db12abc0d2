import type { Locale } from "@anteroom/domain/shared/locales";
import type { Failure } from "../api.ts";
import { createStore } from "../storage/store.ts";

/** Title and detail of a problem in a language. */
export type ProblemTexts = (failure: Failure, locale: Locale) => { title: string; detail: string } | null;

/**
 * The texts of all problems. Null until the language changes for the first time: until then the server's own are in the page's language.
 */
export const problemTexts = createStore<ProblemTexts | null>(null);
