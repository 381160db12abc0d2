import type { CallCandidate } from "@anteroom/contract/call/call-signal";

/** A candidate of this browser as it travels. */
export function asSignal({
  candidate,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
}: RTCIceCandidate): CallCandidate {
  return { candidate, sdpMid, sdpMLineIndex, usernameFragment };
}

/** One that came, as this browser takes it. */
export function fromSignal({
  candidate,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
}: CallCandidate): RTCIceCandidateInit {
  return {
    candidate,
    sdpMid: sdpMid ?? null,
    sdpMLineIndex: sdpMLineIndex ?? null,
    usernameFragment: usernameFragment ?? null,
  };
}
