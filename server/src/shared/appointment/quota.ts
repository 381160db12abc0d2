/** How many may come within a time, in ms. */
export type Rate = { most: number; span: number };

/** In how many seconds one more may come, by the times of those before, the newest first; null when there is room now. */
export function secondsUntilRoom(before: readonly Date[], { most, span }: Rate, now: Date): number | null {
  const oldest = before[most - 1];
  if (!oldest) return null;
  const wait = oldest.getTime() + span - now.getTime();
  return wait > 0 ? Math.ceil(wait / 1000) : null;
}
