import type { ParticipantConnection, RoomPhase } from "../../ports/video-room.ts";

/** Where the room stands, from how each of the others is connected. */
export function roomPhase(hasLeft: boolean, others: readonly ParticipantConnection[]): RoomPhase {
  if (hasLeft) return "left";
  if (others.length === 0) return "alone";
  if (others.includes("connected")) return "connected";
  return others.includes("reconnecting") ? "reconnecting" : "connecting";
}

/** How a participant is connected, as the screen says it. */
export function participantConnection(
  state: RTCPeerConnectionState,
  wasConnected: boolean,
): ParticipantConnection {
  if (state === "connected") return "connected";
  return wasConnected ? "reconnecting" : "connecting";
}
