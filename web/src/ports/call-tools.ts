import type { Realtime } from "./realtime.ts";
import type { MediaKind, RoomSignalling, VideoRoom } from "./video-room.ts";

export type RoomWish = {
  signalling: RoomSignalling;
  iceServers: RTCIceServer[];
  tracks: Readonly<Record<MediaKind, MediaStreamTrack | null>>;
};

/** What a visit needs besides the API; loaded only when somebody goes in. */
export type CallTools = {
  /** Opens the page's realtime connection; the headers say who asks for a channel. */
  connect(authHeaders: () => Record<string, string>): Realtime;
  joinRoom(wish: RoomWish): VideoRoom;
};
