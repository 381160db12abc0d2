/**
 * What is known of a connection that may be lost: the input of `decideReconnectStep`. Times in ms; null: has
 * not happened.
 */
export type ReconnectFacts = {
  /** The polite side gives up its own offer when both offer at once. */
  isPolite: boolean;
  /** Whether both sides have agreed at least once. */
  hasAgreed: boolean;
  signalingState: RTCSignalingState;
  connectionState: RTCPeerConnectionState;
  /** The browser reports it as connected, but nothing arrives any more. */
  isStalled: boolean;
  lostForMs: number | null;
  /** Time since the last ICE restart began. */
  searchedForMs: number | null;
  roundTripMs: number | null;
  /** ICE restarts in a row that failed. */
  failures: number;
};

/** `start-again` opens a fresh RTCPeerConnection. */
export type ReconnectStep =
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
 * Decides what to do while there is no connection in a call from browser to browser; calls over Janus have `decideEngineReconnect`. After
 * three failed searches or 20 s without a connection the decision is `start-again`. The polite side asks for an offer instead of making
 * one, except to resend its own: after a rolled-back offer, Chromium 156 decodes but shows no frame in any video element attached later.
 */
export function decideReconnectStep(facts: ReconnectFacts): ReconnectStep {
  const { signalingState, connectionState, isPolite, hasAgreed } = facts;
  if (signalingState === "closed") return "nothing";
  if (connectionState === "connected" && !facts.isStalled) return "nothing";
  if (facts.failures >= failuresBeforeFresh || (facts.lostForMs ?? 0) > freshAfterMs) return "start-again";
  if (signalingState === "have-local-offer") return "resend-offer";
  const isSearching =
    facts.searchedForMs !== null && facts.searchedForMs < iceRestartTimeoutMs(facts.roundTripMs);
  if (hasAgreed && isSearching) return "nothing";
  if (hasAgreed && !isPolite) return "restart-ice";
  return isPolite ? "ask-for-offer" : "offer";
}

/** Returns whether an ICE restart may begin: at least 1 s after the last one (ms), or null for none before. */
export function mayRestartIce(searchedForMs: number | null): boolean {
  return searchedForMs === null || searchedForMs >= sameSearchMs;
}

/**
 * Returns whether an ICE restart may begin because nothing arrives: at least 5 s after the last search (ms; null: none before). Avoids
 * restarting a connection with many gaps again and again.
 */
export function mayRestartIceOnSilence(searchedForMs: number | null): boolean {
  return searchedForMs === null || searchedForMs >= silenceSearchEveryMs;
}

/**
 * Returns whether a fresh connection may be opened: at least 2 s after the last one (ms; null: none before). A failure caused by the other
 * side's browser would only repeat.
 */
export function mayOpenFreshConnection(startedForMs: number | null): boolean {
  return startedForMs === null || startedForMs >= startAgainMs;
}

/**
 * Returns the ms to wait before an ICE restart: 0 when failed, 2000 when disconnected, null in every other state. Most short gaps end by
 * themselves within 2 s;
 * `failed` restarts at once.
 */
export function restartDelayMs(state: RTCPeerConnectionState): number | null {
  if (state === "failed") return 0;
  return state === "disconnected" ? 2_000 : null;
}

/** Time after which a connection that is not established yet is first checked by `decideReconnectStep`. */
export const firstNudgeMs = 1_000;

/** Returns how long to wait for an ICE restart, in ms: 2.5 s and four round trips, each counted as 1 s at most. */
export function iceRestartTimeoutMs(roundTripMs: number | null): number {
  return 2_500 + 4 * Math.min(1_000, roundTripMs ?? 0);
}

/** Returns the ms until the lost connection is checked again: the timeout of an ICE restart and 0.2 s; 8 s once it is lost for 30 s. */
export function nudgeAfterMs(lostForMs: number, roundTripMs: number | null): number {
  return lostForMs < 30_000 ? iceRestartTimeoutMs(roundTripMs) + 200 : 8_000;
}
