/** Statuses of an appointment and their codes (D.82); 4 stays free. */
export const appointmentStatusCodes = {
  pending_payment: 0,
  scheduled: 1,
  accepted: 2,
  preparing: 3,
  finished: 5,
  canceled: 6,
  declined: 7,
  no_show: 8,
  payment_failed: 9,
} as const;
export type AppointmentStatus = keyof typeof appointmentStatusCodes;

/** `held` and `expired` are a hold before anybody has booked it: the same row, listed nowhere (D.70). */
export const appointmentStates = [
  "held",
  "expired",
  "pending_payment",
  "scheduled",
  "accepted",
  "preparing",
  "finished",
  "canceled",
  "declined",
  "no_show",
  "payment_failed",
] as const;
export type AppointmentState = (typeof appointmentStates)[number];

export type AppointmentEvent =
  /** The patient books what was held; where nothing is due it is booked at once (D.30). */
  | { type: "booked"; isPaymentDue: boolean }
  /** The hold ran out or was let go. */
  | { type: "hold_ended" }
  /** The provider's word. `isPlaceFree` as in the payment's own step: where it is not, the money goes back (D.76). */
  | { type: "paid"; isPlaceFree: boolean }
  /** The payment ended without money: refused, cancelled, error, or its deadline passed. */
  | { type: "not_paid" }
  | { type: "accepted" }
  | { type: "preparing" }
  | { type: "finished" }
  | { type: "canceled" }
  | { type: "declined" }
  /** The patient takes another time; the clinic has not said yes to that one. */
  | { type: "rescheduled" }
  /** Nobody finished the visit before its window closed. */
  | { type: "window_closed" };

/** The status others see of an appointment, or null while it is a mere hold. */
export function asAppointmentStatus(state: AppointmentState): AppointmentStatus | null {
  return state === "held" || state === "expired" ? null : state;
}

/** States in which the doctor's time is free for others; the database's exclusion constraint lists the same. */
export const statesWithoutSlot = [
  "expired",
  "canceled",
  "declined",
  "payment_failed",
] as const satisfies readonly AppointmentState[];

/** A hold that nobody has booked: the same row as an appointment, and not one yet (D.70). */
export const holdStates = ["held", "expired"] as const satisfies readonly AppointmentState[];

/** States that end by themselves at `hold_expires_at`: held for a visitor, or waiting for a payment. */
export const timedStates = ["held", "pending_payment"] as const satisfies readonly AppointmentState[];

/** What was begun and is not booked, or was not paid. */
export const unbookedStates = [
  ...holdStates,
  "pending_payment",
  "payment_failed",
] as const satisfies readonly AppointmentState[];

/** Booked once, and called off or missed. */
export const calledOffStates = [
  "canceled",
  "declined",
  "no_show",
] as const satisfies readonly AppointmentState[];

/** Booked, and its session has not begun. */
export const notBegunStates = ["scheduled", "accepted"] as const satisfies readonly AppointmentState[];

/** Booked and not over. */
export const upcomingStates = [...notBegunStates, "preparing"] as const satisfies readonly AppointmentState[];

/** What patients see among their next appointments. */
export const currentStates = [
  "pending_payment",
  ...upcomingStates,
] as const satisfies readonly AppointmentState[];

/** Booked: takes place or took place. */
export const bookedStates = [...upcomingStates, "finished"] as const satisfies readonly AppointmentState[];

/** The appointment after an event (D.83), or null where the rules do not allow it. The caller knows who may send which event. */
export function stepAppointment(state: AppointmentState, event: AppointmentEvent): AppointmentState | null {
  switch (event.type) {
    case "booked":
      if (state !== "held") return null;
      return event.isPaymentDue ? "pending_payment" : "scheduled";
    case "hold_ended":
      return state === "held" ? "expired" : null;
    case "paid":
      if (!event.isPlaceFree) return null;
      return state === "pending_payment" || state === "payment_failed" ? "scheduled" : null;
    case "not_paid":
      return state === "pending_payment" ? "payment_failed" : null;
    case "accepted":
      return state === "scheduled" ? "accepted" : null;
    case "preparing":
      return state === "accepted" ? "preparing" : null;
    case "finished":
      return state === "preparing" ? "finished" : null;
    case "canceled":
      return mayBeCanceled.has(state) ? "canceled" : null;
    case "declined":
      return state === "scheduled" || state === "accepted" ? "declined" : null;
    case "rescheduled":
      return state === "scheduled" || state === "accepted" ? "scheduled" : null;
    case "window_closed":
      return state === "accepted" || state === "preparing" ? "no_show" : null;
  }
}

const mayBeCanceled: ReadonlySet<AppointmentState> = new Set(["pending_payment", "scheduled", "accepted"]);

/** States of an appointment that nobody attended once its window has closed. */
export const missableStates = appointmentStates.filter(
  (state) => stepAppointment(state, { type: "window_closed" }) !== null,
);
