import type { AppointmentEvent } from "../appointment/appointment-state.ts";

/**
 * Our states of a payment. `created`: not accepted by the provider yet. `action_required`: the patient must act
 * (D.78). `reserved`: authorised and not captured; the appointment is booked, no money is taken yet. `authorised`: paid.
 * `refund_failed`: the money is still owed, and somebody at the clinic must act. `capture_failed`: the authorised money
 * does not arrive; the booking stays valid until the clinic decides.
 */
export const paymentStates = [
  "created",
  "action_required",
  "pending",
  "reserved",
  "authorised",
  "refused",
  "cancelled",
  "expired",
  "error",
  "refund_due",
  "refunded",
  "refund_failed",
  "capture_failed",
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The states of a payment that a provider reports. */
export const providerStates = [
  "action_required",
  "pending",
  "authorised",
  "refused",
  "cancelled",
  "expired",
  "error",
] as const;
export type ProviderState = (typeof providerStates)[number];

/** What can happen to a payment: the input of its state machine. */
export type PaymentEvent =
  /**
   * The provider reports success. `isPlaceFree`: the slot is still reserved, or slot and patient are free again (D.76).
   * `isReserved`: the money is to be captured later.
   */
  | { type: "provider_said"; state: "authorised"; isPlaceFree: boolean; isReserved?: boolean }
  | { type: "provider_said"; state: Exclude<ProviderState, "authorised"> }
  /** The patient ended the payment (D.75). */
  | { type: "given_up" }
  /** The payment deadline has passed (D.72). */
  | { type: "deadline_passed" }
  /**
   * The appointment was cancelled, or paid twice: a received payment must be refunded. `isCaptureRequested`: the provider
   * was asked to capture a reserved one, so its money may be on its way.
   */
  | { type: "visit_off"; isCaptureRequested?: boolean }
  /** The provider has refunded the payment. */
  | { type: "refunded" }
  /** The refund failed, or the payer's bank returned it. */
  | { type: "refund_failed" }
  /** The clinic requests the refund again. */
  | { type: "refund_retried" }
  /** The authorised money does not arrive: capture failed, or the authorisation expired or was cancelled. */
  | { type: "money_lost" }
  /**
   * The reserved money was captured, or authorised money arrived after all. `isBooked`: its appointment still takes
   * place or took place. `wasReserved`: the payment was reserved before it was cancelled.
   */
  | { type: "captured"; isBooked: boolean; wasReserved?: boolean }
  /** The capture of a reserved payment failed while its refund was waiting: there is nothing to refund. */
  | { type: "nothing_to_refund" }
  /** The clinic requests a failed capture of reserved money again. `isBooked`: its appointment still takes place or took place. */
  | { type: "capture_retried"; isBooked: boolean };

/** Returns whether a payment is under way, reserved or paid; no second one may begin for the same appointment. */
export function isLivePayment(state: PaymentState): boolean {
  return state === "created" || isOpen(state) || state === "reserved" || state === "authorised";
}

/**
 * Returns whether a payment ended without money. Its appointment is not booked, unless the money arrives late
 * (D.76).
 */
export function hasEndedUnpaid(state: PaymentState): boolean {
  return state === "refused" || state === "cancelled" || state === "expired" || state === "error";
}

/**
 * Returns the event of the appointment for a payment that has just reached this state: `paid` for `reserved` and
 * `authorised`, `not_paid` for a payment that ended or is refunded, else null. `paid` assumes that the slot is free.
 */
export function appointmentEventOf(
  state: PaymentState,
): Extract<AppointmentEvent, { type: "paid" | "not_paid" }> | null {
  if (state === "reserved" || state === "authorised") return { type: "paid", isPlaceFree: true };
  return hasEndedUnpaid(state) || isMoneyGoingBack(state) ? { type: "not_paid" } : null;
}

/** Returns whether the money was or will be refunded. */
export function isMoneyGoingBack(state: PaymentState): boolean {
  return state === "refund_due" || state === "refunded" || state === "refund_failed";
}

/** States of a payment whose money was taken, or should have been. Not `reserved`: nothing is taken then. */
export const authorisedStates = [
  "authorised",
  "capture_failed",
  "refund_due",
  "refunded",
  "refund_failed",
] as const satisfies readonly PaymentState[];

/** States of a paid payment without a full refund. */
export const paidStates = ["authorised", "capture_failed"] as const satisfies readonly PaymentState[];

/** States of a payment that stands for a booked appointment: its money is reserved or here. */
export const standingStates = ["reserved", "authorised"] as const satisfies readonly PaymentState[];

/** `authorisedStates`, and `reserved`: the payment of an appointment that its other payments give way to. */
export const reservedOrAuthorisedStates = [
  "reserved",
  ...authorisedStates,
] as const satisfies readonly PaymentState[];

/** States in which a refund is due or has failed. */
export const refundOwedStates = ["refund_due", "refund_failed"] as const satisfies readonly PaymentState[];

/** States of a payment that has begun and not ended. */
export const openPaymentStates = [
  "created",
  "action_required",
  "pending",
] as const satisfies readonly PaymentState[];

/**
 * Returns whether the provider's last status proves that no money was taken; no answer and technical errors prove
 * nothing.
 */
export function isProvenUnpaid(providerStatus: ProviderState | null): boolean {
  return providerStatus === "refused" || providerStatus === "cancelled" || providerStatus === "expired";
}

/**
 * Returns the state after an event. Repeated, late and contradicting events leave it unchanged, so that webhook,
 * return page and polling may all report the same event. Money that arrives after a final state gives `authorised`
 * (`reserved` where it is captured later) if the slot is free, else `refund_due` (`cancelled`: it is released).
 */
export function stepPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case "provider_said":
      return afterProviderSaid(state, event);
    case "given_up":
      return isUndecided(state) ? "cancelled" : state;
    case "deadline_passed":
      return isUndecided(state) ? "expired" : state;
    case "visit_off":
      if (state === "authorised") return "refund_due";
      if (state === "reserved") return event.isCaptureRequested ? "refund_due" : "cancelled";
      return isUndecided(state) ? "cancelled" : state;
    case "refunded":
      return refundable.has(state) ? "refunded" : state;
    case "refund_failed":
      return state === "refund_due" || state === "refunded" ? "refund_failed" : state;
    case "refund_retried":
      return state === "refund_failed" ? "refund_due" : state;
    case "money_lost":
      if (state === "reserved" || state === "authorised") return "capture_failed";
      return isUndecided(state) ? "cancelled" : state;
    case "captured":
      return afterCapture(state, event);
    case "nothing_to_refund":
      return state === "refund_due" ? "cancelled" : state;
    case "capture_retried":
      return state === "capture_failed" && event.isBooked ? "reserved" : state;
  }
}

/** The provider may have sent reserved money back on its own account: then it was captured without a report. */
const refundable: ReadonlySet<PaymentState> = new Set([
  "reserved",
  "authorised",
  "refund_due",
  "refund_failed",
]);

/** Money that was captured although it was to be released is refunded. */
function afterCapture(
  state: PaymentState,
  { isBooked, wasReserved = false }: Extract<PaymentEvent, { type: "captured" }>,
): PaymentState {
  // A cancellation in time has ended the reservation: what is captured of one that stands is the clinic's.
  if (state === "reserved") return "authorised";
  if (state === "capture_failed") return isBooked ? "authorised" : "refund_due";
  return state === "cancelled" && wasReserved ? "refund_due" : state;
}

function afterProviderSaid(
  state: PaymentState,
  event: Extract<PaymentEvent, { type: "provider_said" }>,
): PaymentState {
  if (event.state === "authorised") return afterMoneyCame(state, event);
  if (!isUndecided(state)) return state;
  // Reports can arrive out of order: `action_required` after `pending` is the older one.
  if (event.state === "action_required" && state === "pending") return state;
  return event.state;
}

/**
 * Money that arrives after a final state books the appointment if its slot is free; otherwise it is refunded, or
 * released where it is only reserved (D.76).
 */
function afterMoneyCame(
  state: PaymentState,
  { isPlaceFree, isReserved = false }: { isPlaceFree: boolean; isReserved?: boolean },
): PaymentState {
  if (state === "reserved" || state === "authorised" || state === "capture_failed") return state;
  if (isMoneyGoingBack(state)) return state;
  if (isReserved) return isPlaceFree ? "reserved" : "cancelled";
  return isPlaceFree ? "authorised" : "refund_due";
}

function isOpen(state: PaymentState): boolean {
  return state === "action_required" || state === "pending";
}

function isUndecided(state: PaymentState): boolean {
  return state === "created" || isOpen(state);
}
