import type { CallCandidate } from "@anteroom/contract/call/call-signal";

/** Converts a candidate of this browser to the form sent to other participants. */
export function toCallCandidate({
  candidate,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
}: RTCIceCandidate): CallCandidate {
  return { candidate, sdpMid, sdpMLineIndex, usernameFragment };
}

/** Converts a received candidate to the form that `addIceCandidate` takes; missing fields become null. */
export function toIceCandidate({
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
