import type { DeviceKind, VideoRoom } from "../ports/video-room.ts";
import type { LocalMedia } from "./local-media.ts";

const kinds: readonly DeviceKind[] = ["microphone", "camera"];

/** Lets a room always send what is open, and nothing that is not; returns how to stop following. */
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
