import type { ApplicationSettings } from "../clinic/settings.ts";

const HOUR = 3_600_000;

type ChangeTerms = Pick<
  ApplicationSettings,
  "patientsCancelAppointment" | "patientsRescheduleAppointment" | "cancelUntilHours"
>;

/** `isPaid`: a payment was received and not refunded. */
type ChangeFacts = { status: string; serviceType: string; startTime: number; isPaid: boolean };

/** The effect of cancelling: nothing was paid, full refund, or the clinic keeps the payment. */
type Refund = "nothing-paid" | "all-back" | "forfeited";

/** What a patient may still change about an appointment, and the cost. */
export type AppointmentChange = {
  canCancel: boolean;
  canReschedule: boolean;
  /** Rescheduling is refused only because the clinic's deadline has passed. */
  isTooLateToReschedule: boolean;
  /** Until this instant (ms, inclusive) a cancellation is refunded and rescheduling is possible. */
  freeUntil: number;
  /** Whether `freeUntil` has not passed and the appointment has not begun. */
  isFree: boolean;
  refund: Refund;
};

/**
 * Returns what a patient may still change about an appointment at `now` (ms), and what it costs (D.85). Cancelling
 * is possible until the start. Refund and rescheduling end at the clinic's deadline. Only video appointments can be
 * rescheduled, and none whose payment is pending.
 */
export function appointmentChange(
  { status, serviceType, startTime, isPaid }: ChangeFacts,
  terms: ChangeTerms,
  now: number,
): AppointmentChange {
  const freeUntil = startTime - terms.cancelUntilHours * HOUR;
  const isFree = now <= freeUntil && now < startTime;
  const isMovable = terms.patientsRescheduleAppointment && movable.has(status) && serviceType === "remote";
  const refundIfPaid = isFree ? "all-back" : "forfeited";
  return {
    canCancel: terms.patientsCancelAppointment && cancellable.has(status) && now < startTime,
    canReschedule: isMovable && isFree,
    isTooLateToReschedule: isMovable && !isFree && now < startTime,
    freeUntil,
    isFree,
    refund: isPaid ? refundIfPaid : "nothing-paid",
  };
}

/**
 * Returns whether moving to `start` (ms) would lose the refund that a cancellation brings now, because the deadline
 * of the new time has passed already.
 */
export function losesRefundByMoving(
  facts: ChangeFacts,
  start: number,
  terms: ChangeTerms,
  now: number,
): boolean {
  const moved = appointmentChange({ ...facts, startTime: start }, terms, now);
  return (
    appointmentChange(facts, terms, now).refund === "all-back" &&
    moved.canCancel &&
    moved.refund === "forfeited"
  );
}

/** D.83 */
const cancellable: ReadonlySet<string> = new Set(["pending_payment", "scheduled", "accepted"]);
/** A payment under way belongs to the time it was begun for. */
const movable: ReadonlySet<string> = new Set(["scheduled", "accepted"]);
