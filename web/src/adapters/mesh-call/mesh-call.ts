import { yieldsTo } from "@anteroom/contract/call/call-signal";
import type { RoomRequest, VideoRoom } from "../../ports/video-room.ts";
import { joinCallRoom } from "../call-room/call-room.ts";
import { videoLimit } from "../call-room/video-limits.ts";
import { openPeerLink } from "./peer-link.ts";

/**
 * Joins a call in which every participant sends to every other directly: best for two, usable for up to five.
 */
export function joinMeshCall(request: RoomRequest): VideoRoom {
  return joinCallRoom(request, (options) =>
    openPeerLink({
      ...options,
      isPolite: yieldsTo(request.signalling.me, options.id),
      videoLimit: ({ level }) => videoLimit(level, options.others()),
    }),
  );
}
