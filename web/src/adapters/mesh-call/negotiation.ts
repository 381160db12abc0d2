import type { CallSignal } from "@anteroom/contract/call/call-signal";

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

/**
 * While nothing gets through, letters wait: a newer description or wish says all that an older one said. But never an answer:
 * whoever has offered waits for it and hears nothing else, so an offer comes after it, not in its place.
 */
export function isReplacedBy(old: CallSignal, signal: CallSignal): boolean {
  if ("restart" in old) return "restart" in signal;
  if (!("description" in old && "description" in signal)) return false;
  return old.description.type === "offer" || signal.description.type === "answer";
}
