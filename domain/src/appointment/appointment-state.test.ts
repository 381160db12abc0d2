import { describe, expect, test } from "vitest";
import {
  type AppointmentEvent,
  appointmentStates,
  appointmentStatusCodes,
  asAppointmentStatus,
  stepAppointment,
} from "./appointment-state.ts";

const events = {
  "booked, payment due": { type: "booked", isPaymentDue: true },
  "booked, nothing due": { type: "booked", isPaymentDue: false },
  "hold ended": { type: "hold_ended" },
  "paid, place free": { type: "paid", isPlaceFree: true },
  "paid, place gone": { type: "paid", isPlaceFree: false },
  "not paid": { type: "not_paid" },
  accepted: { type: "accepted" },
  preparing: { type: "preparing" },
  finished: { type: "finished" },
  canceled: { type: "canceled" },
  declined: { type: "declined" },
  rescheduled: { type: "rescheduled" },
  "window closed": { type: "window_closed" },
} satisfies Record<string, AppointmentEvent>;
type EventName = keyof typeof events;

/** Every pair that leads somewhere; all the others are refused. */
const allowed: Record<string, Partial<Record<EventName, string>>> = {
  held: {
    "booked, payment due": "pending_payment",
    "booked, nothing due": "scheduled",
    "hold ended": "expired",
  },
  pending_payment: {
    "paid, place free": "scheduled",
    "not paid": "payment_failed",
    canceled: "canceled",
  },
  scheduled: {
    accepted: "accepted",
    canceled: "canceled",
    declined: "declined",
    rescheduled: "scheduled",
  },
  accepted: {
    preparing: "preparing",
    canceled: "canceled",
    declined: "declined",
    rescheduled: "scheduled",
    "window closed": "no_show",
  },
  preparing: { finished: "finished", "window closed": "no_show" },
  payment_failed: { "paid, place free": "scheduled" },
};

const rows = appointmentStates.flatMap((state) =>
  (Object.keys(events) as EventName[]).map((name) => ({ state, name, next: allowed[state]?.[name] ?? null })),
);

describe("an appointment", () => {
  test.each(rows)("$state, then $name: $next", { tags: ["D.83"] }, ({ state, name, next }) => {
    expect(stepAppointment(state, events[name])).toBe(next);
  });

  test("each status has its code, and 4 stays free", { tags: ["D.82"] }, () => {
    expect(appointmentStatusCodes).toEqual({
      pending_payment: 0,
      scheduled: 1,
      accepted: 2,
      preparing: 3,
      finished: 5,
      canceled: 6,
      declined: 7,
      no_show: 8,
      payment_failed: 9,
    });
  });

  test("a hold has no visible status, and everything else has its own", { tags: ["D.70"] }, () => {
    expect(appointmentStates.filter((state) => asAppointmentStatus(state) === null)).toEqual([
      "held",
      "expired",
    ]);
    expect(appointmentStates.map(asAppointmentStatus).filter(Boolean)).toEqual(
      Object.keys(appointmentStatusCodes),
    );
  });
});
