export type ActivityTimeouts = { activityTimeoutMs: number; pongTimeoutMs: number };

/** When a connection last said something, and whether it was asked since. */
export type Activity = { lastSeenMs: number; wasPinged: boolean };

/** A silent connection is asked once; one that does not answer either is gone. */
export function judgeSilence(
  { lastSeenMs, wasPinged }: Activity,
  nowMs: number,
  { activityTimeoutMs, pongTimeoutMs }: ActivityTimeouts,
): "fine" | "ask" | "gone" {
  const silentMs = nowMs - lastSeenMs;
  if (!wasPinged) return silentMs > activityTimeoutMs ? "ask" : "fine";
  return silentMs > activityTimeoutMs + pongTimeoutMs ? "gone" : "fine";
}
