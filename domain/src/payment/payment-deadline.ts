/** D.72: so long a time is kept for choosing how to pay, in ms. A payment begun takes over with its method's own deadline. */
const choosingTime = 15 * 60_000;

/**
 * Returns until when (ms) a booking made at `now` waits for its payment to begin; never later than its appointment.
 */
export function paymentDeadline(now: number, startTime: number): number {
  return Math.min(now + choosingTime, startTime);
}
