import { expect, test } from "vitest";
import { captureTime, longestReservationDays, paymentDeadline, reservedUntil } from "./payment-deadline.ts";

const now = Date.UTC(2027, 2, 1, 9);
const hour = 3_600_000;

test("a booking waits fifteen minutes for its payment to begin, never longer than its start", () => {
  expect(paymentDeadline(now, now + hour)).toBe(now + hour / 4);
  expect(paymentDeadline(now, now + hour / 12)).toBe(now + hour / 12);
});

test("a reserved amount is captured when the appointment begins, before the authorisation lapses", () => {
  const until = reservedUntil(now);
  expect(until).toBe(now + longestReservationDays * 24 * hour);
  expect(longestReservationDays).toBeLessThan(7);
  expect(captureTime(now + hour, until)).toBe(now + hour);
  expect(captureTime(now + 30 * 24 * hour, until)).toBe(until);
});
