import type { VideoRoom, VideoRoomSnapshot } from "../../ports/video-room.ts";
import { aCall } from "./appointments.ts";

/** The answer to entering a call. */
export const admission = {
  participant_id: "patient-7",
  channel: "presence-t1-visit-21",
  private_channel: "private-t1-participant-patient-7",
  engine: "mesh" as const,
  ice_servers: [],
  ice_servers_expire_at: null,
};
/** A call with two patients ahead. */
export const waiting = aCall({
  phase: "waiting",
  waiting_since: "2026-11-26T13:25:00.000Z",
  ahead: 2,
  doctor_status: "in_call",
});

/** A room without other participants. */
export const emptyRoom = (): VideoRoom => roomWith([]);

/** A room in which these participants are connected. */
export function roomWith(participants: VideoRoomSnapshot["participants"]): VideoRoom {
  const local = { track: null, isMuted: false };
  const snapshot: VideoRoomSnapshot = {
    phase: participants.length === 0 ? "alone" : "connected",
    participants,
    local: { microphone: local, camera: local, screen: local },
    sending: { level: "720p", reason: null },
    quality: null,
    lostSince: null,
  };
  const nothing = () => {};
  return {
    subscribe: () => nothing,
    getSnapshot: () => snapshot,
    setMuted: nothing,
    replaceDevice: nothing,
    reconnect: nothing,
    setIceServers: nothing,
    send: nothing,
    onMessage: () => nothing,
    leave: nothing,
  };
}
