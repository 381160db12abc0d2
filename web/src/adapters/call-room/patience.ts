/** Milliseconds until a lost path is looked for anew; null: nothing is lost. Most short gaps heal within 2 s by themselves. */
export function restartDelayMs(state: RTCPeerConnectionState): number | null {
  if (state === "failed") return 0;
  return state === "disconnected" ? 2_000 : null;
}

/** The first nudge of a connection that does not come about. */
export const firstNudgeMs = 1_000;

/** How long a search is left alone: signals and checks go there and back some four times. */
export function patienceMs(roundTripMs: number | null): number {
  return 2_500 + 4 * Math.min(1_000, roundTripMs ?? 0);
}

/** Milliseconds from one nudge to the next: often at first, when people wait, later sparingly. */
export function nudgeAfterMs(lostForMs: number, roundTripMs: number | null): number {
  return lostForMs < 30_000 ? patienceMs(roundTripMs) + 200 : 8_000;
}
