import type { Quality, Sending } from "../../../ports/video-room.ts";

/** How serious the connection trouble is. */
export type CallTrouble = "none" | "poor" | "lost";

/** After so long a lost call is not merely waited for. */
const lostMs = 30_000;
/** Sound alone that has been bad for so long is no conversation. */
const poorMs = 10_000;

/** The input of `callTrouble`. Times in ms. */
export type TroubleFacts = {
  /** In ms, as all times here. */
  now: number;
  lostSince: number | null;
  /** Since when even audio alone hardly passes. */
  poorSince: number | null;
};

/**
 * Returns what to offer: nothing, a phone call (`poor`), or also rejoining (`lost`). Each only after its own
 * delay; `lost` first.
 */
export function callTrouble({ now, lostSince, poorSince }: TroubleFacts): CallTrouble {
  if (lostSince !== null && now - lostSince >= lostMs) return "lost";
  return poorSince !== null && now - poorSince >= poorMs ? "poor" : "none";
}

/**
 * Returns whether even audio alone hardly passes: only sound is sent because of the network, and the quality
 * is at most 1.
 */
export function isAudioPoor(sending: Sending, quality: Quality | null): boolean {
  return sending.level === "audio" && sending.reason === "network" && quality !== null && quality <= 1;
}
