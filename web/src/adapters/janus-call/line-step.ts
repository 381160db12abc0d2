/** The state of a connection to the engine: the input of `decideEngineReconnect`. */
export type EngineLineFacts = {
  /** It is connected, and media arrives. */
  isGood: boolean;
  /** Both sides have agreed at least once. */
  hasAgreed: boolean;
  sinceStartMs: number;
  lostForMs: number;
  /** A new path was requested so recently that it may still come. */
  isSearching: boolean;
};

/** An engine that has said nothing for so long has not heard us, in ms. */
const agreesWithin = 6_000;
/** A path that is not found for so long is looked for with a fresh connection: a broken DTLS state does not heal by ICE. */
const freshAfterMs = 15_000;

/**
 * Decides what to do while there is no connection to Janus: wait, request a new path, or open a fresh connection.
 * Calls from browser to browser have `decideReconnectStep`.
 */
export function decideEngineReconnect(facts: EngineLineFacts): "nothing" | "ask" | "start-again" {
  if (facts.isGood || facts.isSearching) return "nothing";
  if (!facts.hasAgreed) return facts.sinceStartMs > agreesWithin ? "start-again" : "ask";
  return facts.lostForMs > freshAfterMs ? "start-again" : "ask";
}
