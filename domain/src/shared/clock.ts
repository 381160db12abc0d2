const MINUTE = 60_000;

/** The minute an instant lies in, its seconds set to zero (S4.CLOCK.01). Both in ms. */
export function minuteOf(instant: number): number {
  return Math.floor(instant / MINUTE) * MINUTE;
}

/** How long it is until the next minute begins: 1 to 60,000 ms (S4.CLOCK.02/.03). */
export function msToNextMinute(instant: number): number {
  return minuteOf(instant) + MINUTE - instant;
}
