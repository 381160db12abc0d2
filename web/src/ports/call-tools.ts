import type { Realtime } from "./realtime.ts";
import type { MediaKind, RoomSignalling, VideoRoom } from "./video-room.ts";

export type RoomWish = {
  signalling: RoomSignalling;
  iceServers: RTCIceServer[];
  tracks: Readonly<Record<MediaKind, MediaStreamTrack | null>>;
};

/** What a visit needs besides the API; loaded only when somebody goes in. */
export type CallTools = {
  /** A realtime connection for a guest, whose link counts even where a patient is signed in beside it. */
  connectAs: (headers: Record<string, string>) => Realtime;
  joinRoom: (wish: RoomWish) => VideoRoom;
};
