/** At most `most` events within `span` milliseconds. */
export type Rate = { most: number; span: number };

/**
 * Returns the seconds until one more event is allowed; null when it is allowed now. `before` lists earlier
 * events, newest first, at least the last `most`.
 */
export function secondsUntilRoom(before: readonly Date[], { most, span }: Rate, now: Date): number | null {
  const oldest = before[most - 1];
  if (!oldest) return null;
  const wait = oldest.getTime() + span - now.getTime();
  return wait > 0 ? Math.ceil(wait / 1000) : null;
}
