/** What is known of a connection that may have lost its way. Times in ms; null: that has not happened. */
export type HealingFacts = {
  /** The polite side gives up its own offer when both offer at once. */
  isPolite: boolean;
  /** Whether both sides have agreed at least once. */
  hasAgreed: boolean;
  signalingState: RTCSignalingState;
  connectionState: RTCPeerConnectionState;
  /** The connection counts as good, but nothing comes in any more. */
  isStalled: boolean;
  lostForMs: number | null;
  /** How long ago the last search for a path began. */
  searchedForMs: number | null;
  roundTripMs: number | null;
  /** Searches in a row that the browser gave up. */
  failures: number;
};

/** `start-again`: with a fresh connection. */
export type HealingStep =
  | "nothing"
  | "resend-offer"
  | "restart-ice"
  | "offer"
  | "ask-for-offer"
  | "start-again";

/** After so many failed searches on one connection a fresh one is made: a broken DTLS state does not heal by ICE. */
const failuresBeforeFresh = 3;
/** The same after so long without a way through, in ms. */
const freshAfterMs = 20_000;
const startAgainMs = 2_000;
/** Both sides notice a loss at about the same time: one search is enough for both. */
const sameSearchMs = 1_000;

const silenceSearchEveryMs = 5_000;

/**
 * What to do while there is no connection: signals get lost, and neither side may wait for the other for ever.
 * The polite side asks instead of offering: when both offer at once and one is rolled back, Chromium 156 goes on
 * decoding but shows no picture in any video element attached later.
 */
export function stepOnLoss(facts: HealingFacts): HealingStep {
  const { signalingState, connectionState, isPolite, hasAgreed } = facts;
  if (signalingState === "closed") return "nothing";
  if (connectionState === "connected" && !facts.isStalled) return "nothing";
  if (facts.failures >= failuresBeforeFresh || (facts.lostForMs ?? 0) > freshAfterMs) return "start-again";
  if (signalingState === "have-local-offer") return "resend-offer";
  const isSearching = facts.searchedForMs !== null && facts.searchedForMs < patienceMs(facts.roundTripMs);
  if (hasAgreed && isSearching) return "nothing";
  if (hasAgreed && !isPolite) return "restart-ice";
  return isPolite ? "ask-for-offer" : "offer";
}

/** Whether a search may begin, so long after the last one did. */
export function maySearch(searchedForMs: number | null): boolean {
  return searchedForMs === null || searchedForMs >= sameSearchMs;
}

/** Whether a search may begin because nothing is heard, so long after the last one did for that reason: a line with many gaps is left alone. */
export function maySearchOnSilence(searchedForMs: number | null): boolean {
  return searchedForMs === null || searchedForMs >= silenceSearchEveryMs;
}

/** Whether a fresh connection may be made, so long after the last one was: what failed because of the other side's browser would fail again at once. */
export function mayStartAgain(startedForMs: number | null): boolean {
  return startedForMs === null || startedForMs >= startAgainMs;
}

/** Milliseconds until a lost path is looked for anew; null: nothing is lost. Most short gaps heal within 2 s by themselves. */
export function restartDelayMs(state: RTCPeerConnectionState): number | null {
  if (state === "failed") return 0;
  return state === "disconnected" ? 2_000 : null;
}

/** The first nudge of a connection that does not come about. */
export const firstNudgeMs = 1_000;

/** How long a search is left alone: signals and checks go there and back some four times. */
export function patienceMs(roundTripMs: number | null): number {
  return 2_500 + 4 * Math.min(1_000, roundTripMs ?? 0);
}

/** Milliseconds from one nudge to the next: often at first, when people wait, later sparingly. */
export function nudgeAfterMs(lostForMs: number, roundTripMs: number | null): number {
  return lostForMs < 30_000 ? patienceMs(roundTripMs) + 200 : 8_000;
}
