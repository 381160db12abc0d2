import type { Quality, Sending } from "../../../ports/video-room.ts";

export type CallTrouble = "none" | "poor" | "lost";

/** After so long a lost call is not merely waited for. */
const lostMs = 30_000;
/** Sound alone that has been bad for so long is no conversation. */
const poorMs = 10_000;

export type TroubleFacts = {
  /** In ms, as all times here. */
  now: number;
  lostSince: number | null;
  /** Since when even sound alone hardly passes. */
  poorSince: number | null;
};

/** What the person should be offered: nothing, a call by phone, or that and to rejoin. */
export function callTrouble({ now, lostSince, poorSince }: TroubleFacts): CallTrouble {
  if (lostSince !== null && now - lostSince >= lostMs) return "lost";
  return poorSince !== null && now - poorSince >= poorMs ? "poor" : "none";
}

/** Whether even sound alone hardly passes. */
export function isPoor(sending: Sending, quality: Quality | null): boolean {
  return sending.level === "audio" && sending.reason === "network" && quality !== null && quality <= 1;
}
