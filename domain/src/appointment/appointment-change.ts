import type { ApplicationSettings } from "../clinic/settings.ts";

const HOUR = 3_600_000;

type ChangeTerms = Pick<
  ApplicationSettings,
  "patientsCancelAppointment" | "patientsRescheduleAppointment" | "cancelUntilHours"
>;

/** `isPaid`: money for this visit has come and has not gone back. */
type ChangeFacts = { status: string; serviceType: string; startTime: number; isPaid: boolean };

/** What cancelling costs: nothing was paid, all of it goes back, or the clinic keeps it. */
type Refund = "nothing-paid" | "all-back" | "forfeited";

export type AppointmentChange = {
  canCancel: boolean;
  canReschedule: boolean;
  /** Another time could be taken but for the clinic's deadline, which has passed. */
  isTooLateToReschedule: boolean;
  /** Until this instant, itself included, money goes back and the time can be changed. */
  freeUntil: number;
  isFree: boolean;
  refund: Refund;
};

/**
 * What a patient may still change about a visit at the instant `now`, and what it costs (D.85). A visit is cancelled
 * until it begins; money goes back, and another time can be taken, until the clinic's own deadline: else a late change
 * to a far day would bring back what a late cancellation does not. Only video visits fit the times that patients book.
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
 * Whether a move to `start` takes away the refund that a cancellation would bring now: the new time is so soon that the
 * clinic's deadline for it has passed.
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
