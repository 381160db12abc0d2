/** D.72: so long a slot is kept for a payment that is made at once (card), in ms. */
const instantPaymentTime = 15 * 60_000;

/** Until when a booking made at `now` waits for its payment. */
export function paymentDeadline(now: number): number {
  return now + instantPaymentTime;
}
