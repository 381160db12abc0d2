import { expect, test } from "vitest";
import { isToCome, listOf, splitAppointments } from "./appointment-lists.ts";

const hour = 3_600_000;
const now = 1000 * hour;
const appointment = (status: string, statusCode: number, startsIn = 2) => ({
  status,
  statusCode,
  startTime: now + startsIn * hour,
  endTime: now + (startsIn + 0.5) * hour,
});

test.each([
  ["D.84 S2.R09.upcoming", "accepted", 2, 2, "upcoming"],
  ["D.84 S2.R09.upcoming", "preparing", 3, -12, "upcoming"],
  ["D.84", "accepted", 2, -13, "not-held"],
  ["D.84 S2.R09.scheduled", "scheduled", 1, 2, "scheduled"],
  ["D.84 S2.R09.scheduled", "pending_payment", 0, 2, "scheduled"],
  ["D.84", "pending_payment", 0, -13, "not-held"],
  ["S4.STATUS.12", "preparing", 5, 2, "completed"],
  ["S4.STATUS.12", "something new", 5, 2, "completed"],
  ["S4.STATUS.13", "finished", 0, 2, "completed"],
  ["S4.STATUS.14", "canceled", 6, -2, "not-held"],
  ["S4.STATUS.14", "declined", 7, 2, "not-held"],
  ["S4.STATUS.14", "no_show", 8, -20, "not-held"],
  ["S4.STATUS.14", "payment_failed", 9, 2, "not-held"],
  ["S3.APPT.18", "something new", 42, 2, "not-held"],
])(
  "%s: an appointment that is %s (%d) and begins in %d h stands under %s",
  (_id, status, code, startsIn, list) => {
    expect(listOf(appointment(status, code, startsIn), now)).toBe(list);
  },
);

test("D.84: each appointment stands in exactly one list; the nearest to come and the latest past come first", () => {
  const all = [
    appointment("accepted", 2, 30),
    appointment("accepted", 2, 2),
    appointment("scheduled", 1, 3),
    appointment("finished", 5, -50),
    appointment("finished", 5, -20),
    appointment("canceled", 6, 4),
  ];
  const { upcoming, scheduled, past } = splitAppointments(all, now);
  expect(upcoming).toEqual([all[1], all[0]]);
  expect(scheduled).toEqual([all[2]]);
  expect(past).toEqual({ completed: [all[4], all[3]], notHeld: [all[5]] });
  expect(all.filter((one) => isToCome(one, now))).toEqual([all[0], all[1], all[2]]);
});

test("S4.STATUS.12 S4.STATUS.13 S4.STATUS.14: completed is what has code 5, whatever its word, and what is finished, whatever its code, and nothing else", () => {
  for (const word of ["accepted", "canceled", "finished", "something new"])
    expect([word, listOf(appointment(word, 5, -2), now)]).toEqual([word, "completed"]);
  for (const code of [0, 1, 2, 3, 5, 6, 7, 8, 9, 42])
    expect([code, listOf(appointment("finished", code), now)]).toEqual([code, "completed"]);
  const others = {
    pending_payment: 0,
    scheduled: 1,
    accepted: 2,
    preparing: 3,
    canceled: 6,
    declined: 7,
    no_show: 8,
  };
  for (const [word, code] of Object.entries({ ...others, payment_failed: 9, "something new": 4 }))
    for (const startsIn of [-50, -2, 2])
      expect([word, listOf(appointment(word, code, startsIn), now)]).not.toEqual([word, "completed"]);
});
