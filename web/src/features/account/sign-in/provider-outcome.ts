import { createStore } from "../../../platform/storage/store.ts";
import type { Failure } from "../../../platform/api.ts";

/**
 * What came of a sign-in at the clinic's own provider. `answer`: the query string with which the browser came back, not sent yet.
 * `new`: the person has no account here. `link`: the account that is signed in to next is connected.
 */
export type ProviderOutcome =
  | { kind: "answer"; answer: string }
  | { kind: "new" }
  | { kind: "link"; failure: Failure }
  | { kind: "failure"; failure: Failure };

/** The sign-in at the clinic's provider that this page has come back from, in memory only. Null: none. */
export const providerOutcome = createStore<ProviderOutcome | null>(null);

const wantedKey = "provider-wanted";

/**
 * Stores the page wanted after the sign-in in this tab, where the browser allows it, and leaves for the
 * provider at `url`.
 */
export function leaveForProvider(url: string, wanted: string): void {
  try {
    sessionStorage.setItem(wantedKey, wanted);
  } catch {} // refused: the sign-in leads to the home page then
  location.assign(url);
}

/**
 * Returns the page wanted before the sign-in at the provider, once; null without one or where storage is
 * denied. The caller must check that it is one of ours.
 */
export function takeWanted(): string | null {
  try {
    const wanted = sessionStorage.getItem(wantedKey);
    sessionStorage.removeItem(wantedKey);
    return wanted;
  } catch {
    return null;
  }
}
