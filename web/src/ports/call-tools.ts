import type { Realtime } from "./realtime.ts";
import type { RoomRequest, VideoRoom } from "./video-room.ts";

/** What a call needs besides the API; loaded when a person enters. */
export type CallTools = {
  /**
   * Opens a realtime connection as a guest, authorised by `headers` even if a patient is signed in here. `invited`:
   * a guest who was invited and has not booked.
   */
  connectAs: (headers: Record<string, string>, as?: "visitor" | "invited") => Realtime;
  /** Joins the call's room; see `VideoRoom`. */
  joinRoom: (request: RoomRequest) => VideoRoom;
};
