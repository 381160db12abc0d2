/** The statuses of an appointment with their numeric codes (D.82); 4 is unused. */
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

/**
 * The states of a row in `appointments`. `held` and `expired` are a hold that is not booked yet and listed nowhere
 * (D.70).
 */
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

/** What happens to an appointment (`stepAppointment`). */
export type AppointmentEvent =
  /** The patient books the held slot; without a payment it is booked at once (D.30). */
  | { type: "booked"; isPaymentDue: boolean }
  /** The hold expired or was released. */
  | { type: "hold_ended" }
  /** The provider reports the payment. `isPlaceFree` as in `PaymentEvent`: without a free slot it is refunded (D.76). */
  | { type: "paid"; isPlaceFree: boolean }
  /** The payment ended without money: refused, cancelled, error, or its deadline passed. */
  | { type: "not_paid" }
  | { type: "accepted" }
  | { type: "preparing" }
  | { type: "finished" }
  | { type: "canceled" }
  | { type: "declined" }
  /** The patient reschedules; the clinic has not accepted the new time. */
  | { type: "rescheduled" }
  /** The session window closed before the appointment was finished. */
  | { type: "window_closed" };

/** Returns the public status of a state, or null for a hold, which is not an appointment yet. */
export function asAppointmentStatus(state: AppointmentState): AppointmentStatus | null {
  return state === "held" || state === "expired" ? null : state;
}

/** States that leave the doctor's time free; the database's exclusion constraint lists the same. */
export const statesWithoutSlot = [
  "expired",
  "canceled",
  "declined",
  "payment_failed",
] as const satisfies readonly AppointmentState[];

/** A hold that has not been booked: the same row as an appointment, but not one yet (D.70). */
export const holdStates = ["held", "expired"] as const satisfies readonly AppointmentState[];

/** States that expire at `hold_expires_at`: a hold, or a booking that waits for its payment. */
export const timedStates = ["held", "pending_payment"] as const satisfies readonly AppointmentState[];

/** States that were started and never completed: not booked, or not paid. */
export const unbookedStates = [
  ...holdStates,
  "pending_payment",
  "payment_failed",
] as const satisfies readonly AppointmentState[];

/** States of a booked appointment that did not take place. */
export const notHeldStates = [
  "canceled",
  "declined",
  "no_show",
] as const satisfies readonly AppointmentState[];

/** States of a booked appointment whose call has not begun. */
export const beforeCallStates = ["scheduled", "accepted"] as const satisfies readonly AppointmentState[];

/** States of a booked appointment that is not over. */
export const upcomingStates = [
  ...beforeCallStates,
  "preparing",
] as const satisfies readonly AppointmentState[];

/** States that the patient's list of next appointments shows. */
export const currentStates = [
  "pending_payment",
  ...upcomingStates,
] as const satisfies readonly AppointmentState[];

/** States of an appointment that takes place or took place. */
export const bookedStates = [...upcomingStates, "finished"] as const satisfies readonly AppointmentState[];

/**
 * Returns the state after an event (D.83), or null where the transition is not allowed, as for `paid` without a free
 * slot. The caller checks who may send the event.
 */
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

/** States that become `no_show` when the session window closes before the appointment was finished. */
export const missableStates = appointmentStates.filter(
  (state) => stepAppointment(state, { type: "window_closed" }) !== null,
);
