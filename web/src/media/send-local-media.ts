import type { DeviceKind, VideoRoom } from "../ports/video-room.ts";
import type { LocalMedia } from "./local-media.ts";

const kinds: readonly DeviceKind[] = ["microphone", "camera"];

/**
 * Makes a room send the tracks that are open, and only those, from now on. Returns a function that stops it and leaves the room's tracks
 * as they are.
 */
export function sendLocalMedia(media: LocalMedia, room: VideoRoom): () => void {
  const follow = () => {
    const now = media.getSnapshot();
    const { local } = room.getSnapshot();
    for (const kind of kinds) {
      const state = now[kind];
      const track = state.status === "on" ? state.track : null;
      if (track !== local[kind].track) room.replaceDevice(kind, track);
    }
  };
  follow();
  return media.subscribe(follow);
}
