/** How a connection to the engine stands. */
export type LineFacts = {
  /** It is connected, and something comes in. */
  isGood: boolean;
  /** Both sides have agreed at least once. */
  hasAgreed: boolean;
  sinceStartMs: number;
  lostForMs: number;
  /** It was asked for so short a time ago that it may still come. */
  isSearching: boolean;
};

/** An engine that has said nothing for so long has not heard us, in ms. */
const agreesWithin = 6_000;
/** A path that is not found for so long is looked for with a fresh connection: a broken DTLS state does not heal by ICE. */
const freshAfterMs = 15_000;

/** What to do while there is no connection: words get lost, and so do engines. */
export function stepOnLine(facts: LineFacts): "nothing" | "ask" | "start-again" {
  if (facts.isGood || facts.isSearching) return "nothing";
  if (!facts.hasAgreed) return facts.sinceStartMs > agreesWithin ? "start-again" : "ask";
  return facts.lostForMs > freshAfterMs ? "start-again" : "ask";
}
