import { yieldsTo } from "@anteroom/contract/call/call-signal";
import type { RoomRequest, VideoRoom } from "../../ports/video-room.ts";
import { joinCallRoom } from "../call-room/call-room.ts";
import { videoLimit } from "../call-room/video-limits.ts";
import { linkPeer } from "./peer-link.ts";

/** Joins a visit in which everybody sends to everybody directly: best for two, fit for up to five. */
export function joinMeshCall(request: RoomRequest): VideoRoom {
  return joinCallRoom(request, (options) =>
    linkPeer({
      ...options,
      isPolite: yieldsTo(request.signalling.me, options.id),
      videoLimit: ({ level }) => videoLimit(level, options.others()),
    }),
  );
}
