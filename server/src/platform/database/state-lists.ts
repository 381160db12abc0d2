import * as appointment from "@anteroom/domain/appointment/appointment-state";
import * as payment from "@anteroom/domain/payment/payment-state";
import { sql } from "kysely";

/**
 * Returns states as an SQL list of literals with its parentheses, `('a', 'b')`, without escaping: for constants only.
 * Requires one state or more. Literals, not parameters, let PostgreSQL use partial indexes.
 */
export const sqlStateList = (states: readonly string[]): string =>
  `(${states.map((state) => `'${state}'`).join(", ")})`;

/**
 * SQL lists of appointment states for `status in ${...}`, with their parentheses. Each is a list of
 * `domain/src/appointment/appointment-state.ts`: `withoutSlot` is `statesWithoutSlot`, `timed` is `timedStates`.
 */
export const appointmentStateLists = {
  withoutSlot: sql.raw(sqlStateList(appointment.statesWithoutSlot)),
  holds: sql.raw(sqlStateList(appointment.holdStates)),
  timed: sql.raw(sqlStateList(appointment.timedStates)),
  unbooked: sql.raw(sqlStateList(appointment.unbookedStates)),
  beforeCall: sql.raw(sqlStateList(appointment.beforeCallStates)),
  upcoming: sql.raw(sqlStateList(appointment.upcomingStates)),
  current: sql.raw(sqlStateList(appointment.currentStates)),
  booked: sql.raw(sqlStateList(appointment.bookedStates)),
  notHeld: sql.raw(sqlStateList(appointment.notHeldStates)),
};

/** SQL lists of payment states for `status in ${...}`, with their parentheses; see `domain/src/payment/payment-state.ts`. */
export const paymentStateLists = {
  open: sql.raw(sqlStateList(payment.openPaymentStates)),
  paid: sql.raw(sqlStateList(payment.paidStates)),
  standing: sql.raw(sqlStateList(payment.standingStates)),
  refundOwed: sql.raw(sqlStateList(payment.refundOwedStates)),
};
