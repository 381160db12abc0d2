export type ActivityTimeouts = { activityTimeoutMs: number; pongTimeoutMs: number };

/** When a connection last said something, and whether it was asked since. */
export type Activity = { lastSeenMs: number; wasAsked: boolean };

/** A silent connection is asked once; one that does not answer either is gone. */
export function judgeSilence(
  { lastSeenMs, wasAsked }: Activity,
  nowMs: number,
  { activityTimeoutMs, pongTimeoutMs }: ActivityTimeouts,
): "fine" | "ask" | "gone" {
  const silentMs = nowMs - lastSeenMs;
  if (!wasAsked) return silentMs > activityTimeoutMs ? "ask" : "fine";
  return silentMs > activityTimeoutMs + pongTimeoutMs ? "gone" : "fine";
}
