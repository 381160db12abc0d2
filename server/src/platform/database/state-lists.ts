import * as appointment from "@anteroom/domain/appointment/appointment-state";
import * as payment from "@anteroom/domain/payment/payment-state";
import { sql } from "kysely";

/**
 * Returns states as an SQL list of literals, without escaping: for constants only. Literals, not parameters, let
 * PostgreSQL use partial indexes.
 */
export const sqlStateList = (states: readonly string[]): string =>
  `(${states.map((state) => `'${state}'`).join(", ")})`;

/**
 * SQL lists of appointment states for `status in ${...}`. `domain/src/appointment/appointment-state.ts` defines each
 * list.
 */
export const appointmentStateLists = {
  withoutSlot: sql.raw(sqlStateList(appointment.statesWithoutSlot)),
  holds: sql.raw(sqlStateList(appointment.holdStates)),
  timed: sql.raw(sqlStateList(appointment.timedStates)),
  unbooked: sql.raw(sqlStateList(appointment.unbookedStates)),
  notBegun: sql.raw(sqlStateList(appointment.beforeCallStates)),
  upcoming: sql.raw(sqlStateList(appointment.upcomingStates)),
  current: sql.raw(sqlStateList(appointment.currentStates)),
  booked: sql.raw(sqlStateList(appointment.bookedStates)),
  calledOff: sql.raw(sqlStateList(appointment.notHeldStates)),
};

/** SQL lists of payment states for `status in ${...}`; see `domain/src/payment/payment-state.ts`. */
export const paymentStateLists = {
  open: sql.raw(sqlStateList(payment.openPaymentStates)),
  paid: sql.raw(sqlStateList(payment.paidStates)),
  refundOwed: sql.raw(sqlStateList(payment.refundOwedStates)),
};
