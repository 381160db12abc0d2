/** D.72: so long a time is kept for choosing how to pay, in ms. A payment begun takes over with its method's own deadline. */
const choosingTime = 15 * 60_000;

/** Until when a booking made at `now` waits for its payment to be begun; never into the visit. */
export function paymentDeadline(now: number, startTime: number): number {
  return Math.min(now + choosingTime, startTime);
}
