import * as appointment from "@anteroom/domain/appointment/appointment-state";
import * as payment from "@anteroom/domain/payment/payment-state";
import { sql } from "kysely";

/** States as an SQL list. They are written out and not sent as parameters, so that partial indexes on them are used. */
export const listOf = (states: readonly string[]): string =>
  `(${states.map((state) => `'${state}'`).join(", ")})`;

/** States of appointments for `status in ${...}`; what each list means is said in `domain/src/appointment/appointment-state.ts`. */
export const appointmentsThatAre = {
  withoutSlot: sql.raw(listOf(appointment.statesWithoutSlot)),
  holds: sql.raw(listOf(appointment.holdStates)),
  timed: sql.raw(listOf(appointment.timedStates)),
  unbooked: sql.raw(listOf(appointment.unbookedStates)),
  notBegun: sql.raw(listOf(appointment.beforeCallStates)),
  upcoming: sql.raw(listOf(appointment.upcomingStates)),
  current: sql.raw(listOf(appointment.currentStates)),
  booked: sql.raw(listOf(appointment.bookedStates)),
  calledOff: sql.raw(listOf(appointment.notHeldStates)),
};

/** States of payments for `status in ${...}`; see `domain/src/payment/payment-state.ts`. */
export const paymentsThatAre = {
  open: sql.raw(listOf(payment.openPaymentStates)),
  paid: sql.raw(listOf(payment.paidStates)),
  refundOwed: sql.raw(listOf(payment.refundOwedStates)),
};
