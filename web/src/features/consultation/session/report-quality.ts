import { type CallReport, serverId } from "@anteroom/contract/call/call-report";
import type { VideoRoom, VideoRoomSnapshot } from "../../../ports/video-room.ts";
import type { CallApi } from "./call-api.ts";

const everyMs = 20_000;

/**
 * Sends the report of `callReport` to the server every 20 s, if anything was measured; ignores failures.
 * Returns a function that stops it.
 */
export function reportQuality(
  room: Pick<VideoRoom, "getSnapshot">,
  me: string,
  api: Pick<CallApi, "signal">,
): () => void {
  const timer = setInterval(() => {
    const data = callReport(room.getSnapshot());
    if (data) void api.signal({ from: me, to: serverId, data });
  }, everyMs);
  return () => clearInterval(timer);
}

/** Returns the report of the participant with the worst quality; null if none was measured. */
export function callReport({ participants }: Pick<VideoRoomSnapshot, "participants">): CallReport | null {
  let worst: CallReport | null = null;
  for (const { quality, isRelayed } of participants)
    if (quality !== null && quality < (worst?.quality ?? 5))
      worst = { quality, route: isRelayed === null ? null : isRelayed ? "relay" : "direct" };
  return worst;
}
