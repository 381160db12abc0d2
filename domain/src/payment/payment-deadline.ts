/**
 * How long a slot is reserved for choosing a payment method, in ms (D.72). A payment begun has its method's own
 * deadline.
 */
const choosingTime = 15 * 60_000;

/**
 * Returns until when (ms) a booking made at `now` waits for its payment to begin; never later than its appointment.
 */
export function paymentDeadline(now: number, startTime: number): number {
  return Math.min(now + choosingTime, startTime);
}
