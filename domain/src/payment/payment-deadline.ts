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

/**
 * How many days a reserved amount waits for its capture at most. Card schemes and providers drop an authorisation of an
 * online payment after seven days at the earliest.
 */
export const longestReservationDays = 6;

/** Returns until when (ms) an amount that was authorised at `now` is certain to be there. */
export function reservedUntil(now: number): number {
  return now + longestReservationDays * 24 * 60 * 60_000;
}

/** Returns when (ms) a reserved amount is captured: when its appointment begins, and never after `until`. */
export function captureTime(startTime: number, until: number): number {
  return Math.min(startTime, until);
}
