/** Silence after which a connection is pinged, and further silence after which it is closed, in ms. */
export type ActivityTimeouts = { activityTimeoutMs: number; pongTimeoutMs: number };

/** When a connection was last active, and whether it was pinged since. */
export type Activity = { lastSeenMs: number; wasPinged: boolean };

/** Returns `ask` when a silent connection must be pinged, `gone` when it did not answer the ping, else `fine`. */
export function judgeSilence(
  { lastSeenMs, wasPinged }: Activity,
  nowMs: number,
  { activityTimeoutMs, pongTimeoutMs }: ActivityTimeouts,
): "fine" | "ask" | "gone" {
  const silentMs = nowMs - lastSeenMs;
  if (!wasPinged) return silentMs > activityTimeoutMs ? "ask" : "fine";
  return silentMs > activityTimeoutMs + pongTimeoutMs ? "gone" : "fine";
}
