/**
 * Perfect negotiation (W3C WebRTC, section 10.7) as a pure decision: what to do with a description that came in,
 * so that two sides may offer at any moment and still end in the same state.
 */
export type NegotiationFacts = {
  /** The polite side gives up its own offer when both offer at once. */
  isPolite: boolean;
  isMakingOffer: boolean;
  isApplyingAnswer: boolean;
  signalingState: RTCSignalingState;
  /** Whether both sides have agreed at least once. */
  hasAgreed: boolean;
  /** The other side comes with another connection than the one agreed with: it was reloaded or started over. */
  isOtherSession: boolean;
};

export type DescriptionStep =
  | { do: "apply" }
  | { do: "ignore" }
  /** Nothing was agreed yet: a fresh connection takes the offer, so that no half-made line of media stays. */
  | { do: "start-over-and-apply" }
  /** An answer from a fresh connection to an offer of an old one: both have to be fresh. */
  | { do: "start-over-and-offer" };

export function stepOnDescription(type: "offer" | "answer", facts: NegotiationFacts): DescriptionStep {
  if (type === "answer") {
    if (facts.signalingState !== "have-local-offer") return { do: "ignore" };
    return facts.isOtherSession ? { do: "start-over-and-offer" } : { do: "apply" };
  }
  const isReady = !facts.isMakingOffer && (facts.signalingState === "stable" || facts.isApplyingAnswer);
  if (!isReady && !facts.isPolite) return { do: "ignore" };
  if (facts.isOtherSession) return { do: "start-over-and-apply" };
  return isReady || facts.hasAgreed ? { do: "apply" } : { do: "start-over-and-apply" };
}

/** Which connection a description belongs to: its DTLS fingerprint, made anew for each. (Not the `o=` line: werift changes it each time.) */
export function sessionOf(sdp: string): string | null {
  return /^a=fingerprint:(.+?)\r?$/m.exec(sdp)?.[1] ?? null;
}

export type NudgeStep = "resend-offer" | "restart-ice" | "offer" | "ask-for-offer" | "nothing";

/**
 * What to do while there is no connection: signals get lost, and neither side may wait for the other for ever.
 * The polite side asks instead of offering: when both offer at once and one is rolled back, Chromium 156 goes on
 * decoding but shows no picture in any video element attached later.
 */
export function stepOnNudge(facts: {
  isPolite: boolean;
  hasAgreed: boolean;
  signalingState: RTCSignalingState;
  connectionState: RTCPeerConnectionState;
  /** The connection counts as good, but nothing comes in any more. */
  isStalled: boolean;
  /** A search began so short a time ago that it may still end well. */
  isSearching: boolean;
}): NudgeStep {
  if (facts.signalingState === "closed") return "nothing";
  if (facts.connectionState === "connected" && !facts.isStalled) return "nothing";
  if (facts.signalingState === "have-local-offer") return "resend-offer";
  if (facts.hasAgreed && facts.isSearching) return "nothing";
  if (facts.hasAgreed && !facts.isPolite) return "restart-ice";
  return facts.isPolite ? "ask-for-offer" : "offer";
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
