import type { Sending } from "../../../ports/video-room.ts";

type LadderStep = "back" | "sound-only" | "smaller" | "busy";

/**
 * Returns the change of what this device sends that should be announced: `back` (as before),
 * `sound-only`, `smaller`, or `busy` (smaller because the device is overloaded); null without
 * one. A level lowered only by the number of participants is not announced, nor is the return
 * from it.
 */
export function sendingChangeToAnnounce(before: Sending, now: Sending): LadderStep | null {
  if (before.level === now.level && before.reason === now.reason) return null;
  if (now.reason === null) return before.reason === null ? null : "back";
  if (before.level === now.level) return null;
  if (now.level === "audio") return "sound-only";
  return now.reason === "cpu" ? "busy" : "smaller";
}
