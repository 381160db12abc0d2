import type { CallSignal } from "@anteroom/contract/call/call-signal";

/** The state of one peer connection when a description arrives: the input of `decideOnDescription`. */
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

/** What a peer connection does with a description that arrived. */
export type DescriptionDecision =
  | { do: "apply" }
  | { do: "ignore" }
  /** Nothing was agreed yet: a fresh connection takes the offer, so that no half-negotiated m-line remains. */
  | { do: "start-over-and-apply" }
  /** The answer comes from another connection than the one offered to: both sides need a fresh one. */
  | { do: "start-over-and-offer" };

/**
 * Decides on a session description from the other side by perfect negotiation (W3C WebRTC, section 10.7): both sides may offer at any moment and end in the
 * same state. Pure: the caller applies the decision.
 */
export function decideOnDescription(type: "offer" | "answer", facts: NegotiationFacts): DescriptionDecision {
  if (type === "answer") {
    if (facts.signalingState !== "have-local-offer") return { do: "ignore" };
    return facts.isOtherSession ? { do: "start-over-and-offer" } : { do: "apply" };
  }
  const isReady = !facts.isMakingOffer && (facts.signalingState === "stable" || facts.isApplyingAnswer);
  if (!isReady && !facts.isPolite) return { do: "ignore" };
  if (facts.isOtherSession) return { do: "start-over-and-apply" };
  return isReady || facts.hasAgreed ? { do: "apply" } : { do: "start-over-and-apply" };
}

/**
 * Returns the DTLS fingerprint in a session description, which is unique to each connection; null without
 * one. (The `o=` line is not used: werift changes it each time.)
 */
export function dtlsFingerprintOf(sdp: string): string | null {
  return /^a=fingerprint:(.+?)\r?$/m.exec(sdp)?.[1] ?? null;
}

/**
 * Returns whether a queued signal need not be sent any more because a newer one says all of it. An offer or a
 * request to restart is superseded by the next; an answer only by another answer, because the side that
 * offered waits for it. Candidates never are.
 */
export function isSupersededBy(old: CallSignal, signal: CallSignal): boolean {
  if ("restart" in old) return "restart" in signal;
  if (!("description" in old && "description" in signal)) return false;
  return old.description.type === "offer" || signal.description.type === "answer";
}
