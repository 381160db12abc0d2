import type { Realtime } from "./realtime.ts";
import type { RoomRequest, VideoRoom } from "./video-room.ts";

/** What a call needs besides the API; loaded when a person enters. */
export type CallTools = {
  /** A realtime connection for a guest, whose link counts even where a patient is signed in beside it; `invited` for one who has not booked. */
  connectAs: (headers: Record<string, string>, as?: "visitor" | "invited") => Realtime;
  /** Joins the call's room; see `VideoRoom`. */
  joinRoom: (request: RoomRequest) => VideoRoom;
};
