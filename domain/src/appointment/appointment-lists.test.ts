import { expect, test } from "vitest";
import { isUpcomingOrScheduled, appointmentListOf, splitAppointments } from "./appointment-lists.ts";

const hour = 3_600_000;
const now = 1000 * hour;
const appointment = (status: string, statusCode: number, startsIn = 2) => ({
  status,
  statusCode,
  startTime: now + startsIn * hour,
  endTime: now + (startsIn + 0.5) * hour,
});

test.each([
  ["accepted", 2, 2, "upcoming"],
  ["preparing", 3, -12, "upcoming"],
  ["accepted", 2, -13, "not-held"],
  ["scheduled", 1, 2, "scheduled"],
  ["pending_payment", 0, 2, "scheduled"],
  ["pending_payment", 0, -13, "not-held"],
  ["preparing", 5, 2, "completed"],
  ["something new", 5, 2, "completed"],
  ["finished", 0, 2, "completed"],
  ["canceled", 6, -2, "not-held"],
  ["declined", 7, 2, "not-held"],
  ["no_show", 8, -20, "not-held"],
  ["payment_failed", 9, 2, "not-held"],
  ["something new", 42, 2, "not-held"],
])(
  "an appointment that is %s (%d) and begins in %d h is listed under %s",
  {
    tags: [
      "D.84",
      "S2.R09.upcoming",
      "S2.R09.scheduled",
      "S4.STATUS.12",
      "S4.STATUS.13",
      "S4.STATUS.14",
      "S3.APPT.18",
    ],
  },
  (status, code, startsIn, list) => {
    expect(appointmentListOf(appointment(status, code, startsIn), now)).toBe(list);
  },
);

test("each appointment is in exactly one list, ordered by distance from now", { tags: ["D.84"] }, () => {
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
  expect(all.filter((one) => isUpcomingOrScheduled(one, now))).toEqual([all[0], all[1], all[2]]);
});

test(
  "completed means code 5 or status finished, and nothing else",
  { tags: ["S4.STATUS.12", "S4.STATUS.13", "S4.STATUS.14"] },
  () => {
    for (const word of ["accepted", "canceled", "finished", "something new"])
      expect([word, appointmentListOf(appointment(word, 5, -2), now)]).toEqual([word, "completed"]);
    for (const code of [0, 1, 2, 3, 5, 6, 7, 8, 9, 42])
      expect([code, appointmentListOf(appointment("finished", code), now)]).toEqual([code, "completed"]);
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
        expect([word, appointmentListOf(appointment(word, code, startsIn), now)]).not.toEqual([
          word,
          "completed",
        ]);
  },
);
