import type { ParticipantConnection, RoomPhase } from "../../ports/video-room.ts";

/**
 * Returns the phase of the room from the connections to all other participants; one connected participant
 * suffices.
 */
export function roomPhase(hasLeft: boolean, others: readonly ParticipantConnection[]): RoomPhase {
  if (hasLeft) return "left";
  if (others.length === 0) return "alone";
  if (others.includes("connected")) return "connected";
  return others.includes("reconnecting") ? "reconnecting" : "connecting";
}

/**
 * Maps the state of a peer connection to the one shown on the screen: connected, else reconnecting if it was connected before, else
 * connecting.
 */
export function participantConnection(
  state: RTCPeerConnectionState,
  wasConnected: boolean,
): ParticipantConnection {
  if (state === "connected") return "connected";
  return wasConnected ? "reconnecting" : "connecting";
}
