const MINUTE = 60_000;

/** Rounds an instant (ms) down to its minute (S4.CLOCK.01). */
export function floorToMinute(instant: number): number {
  return Math.floor(instant / MINUTE) * MINUTE;
}

/** Returns the time until the next minute begins: 1 to 60,000 ms (S4.CLOCK.02/.03). */
export function msToNextMinute(instant: number): number {
  return floorToMinute(instant) + MINUTE - instant;
}
