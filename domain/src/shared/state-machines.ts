import {
  type AppointmentEvent,
  appointmentStates,
  stepAppointment,
} from "../appointment/appointment-state.ts";
import { disputeEvents, disputeStates, stepDispute } from "../payment/dispute-state.ts";
import {
  type ReadingEvent,
  type ReadingStep,
  readingFailures,
  readingSteps,
  stepReading,
} from "../vitals/reading-session.ts";
import { type PaymentEvent, paymentStates, stepPayment } from "../payment/payment-state.ts";

/** A state machine as data, for documentation: every state, every event, and each transition. */
export type StateMachine = {
  name: "hold" | "appointment" | "payment" | "dispute" | "reading";
  states: readonly string[];
  /** Whether an event without a transition is refused or ignored. */
  otherEvents: "refused" | "ignored";
  steps: readonly { from: string; event: string; to: string | null }[];
};

const holdEvents = {
  "booked, a payment is due": { type: "booked", isPaymentDue: true },
  "booked, nothing is due": { type: "booked", isPaymentDue: false },
  "ran out or was let go": { type: "hold_ended" },
} satisfies Record<string, AppointmentEvent>;

const appointmentEvents = {
  "paid, the place is free": { type: "paid", isPlaceFree: true },
  "paid, the place is gone": { type: "paid", isPlaceFree: false },
  "not paid": { type: "not_paid" },
  "the clinic accepts": { type: "accepted" },
  "the doctor prepares": { type: "preparing" },
  "the visit has ended": { type: "finished" },
  canceled: { type: "canceled" },
  declined: { type: "declined" },
  rescheduled: { type: "rescheduled" },
  "nobody ended it before its window closed": { type: "window_closed" },
} satisfies Record<string, AppointmentEvent>;

/** Every event of a payment, by its description. */
export const paymentEvents = {
  "provider: the patient has to act": { type: "provider_said", state: "action_required" },
  "provider: we are deciding": { type: "provider_said", state: "pending" },
  "provider: paid, the place is free": { type: "provider_said", state: "authorised", isPlaceFree: true },
  "provider: paid, the place is gone": { type: "provider_said", state: "authorised", isPlaceFree: false },
  "provider: reserved, the place is free": {
    type: "provider_said",
    state: "authorised",
    isPlaceFree: true,
    isReserved: true,
  },
  "provider: reserved, the place is gone": {
    type: "provider_said",
    state: "authorised",
    isPlaceFree: false,
    isReserved: true,
  },
  "provider: refused": { type: "provider_said", state: "refused" },
  "provider: cancelled": { type: "provider_said", state: "cancelled" },
  "provider: expired": { type: "provider_said", state: "expired" },
  "provider: technical error": { type: "provider_said", state: "error" },
  "the patient gives up": { type: "given_up" },
  "the deadline passes": { type: "deadline_passed" },
  "the visit is off": { type: "visit_off" },
  "the visit is off, and its capture was requested": { type: "visit_off", isCaptureRequested: true },
  "the money has gone back": { type: "refunded" },
  "the refund failed or was reversed": { type: "refund_failed" },
  "the clinic asks for the refund again": { type: "refund_retried" },
  "capture failed, authorisation expired or cancelled": { type: "money_lost" },
  "captured, booked": { type: "captured", isBooked: true },
  "captured, not booked": { type: "captured", isBooked: false },
  "captured although it was to be released": { type: "captured", isBooked: false, wasReserved: true },
  "not captured, so nothing to refund": { type: "nothing_to_refund" },
  "the clinic requests the capture again": { type: "capture_retried", isBooked: true },
  "the clinic requests the capture again, not booked": { type: "capture_retried", isBooked: false },
} satisfies Record<string, PaymentEvent>;

const readingEvents = {
  "begun by a tap, or by the yes to the doctor": { type: "begun" },
  "the patient agrees to be read": { type: "consented" },
  "the patient has rested": { type: "rested" },
  "camera and microphone are allowed": { type: "allowed" },
  "the face is in place": { type: "in_place" },
  "values are read": { type: "read" },
  "the server has them": { type: "saved" },
  "the patient stops": { type: "stopped_by_user" },
  "the doctor stops": { type: "stopped_by_doctor" },
  "it cannot go on": { type: "failed", reason: readingFailures[0] },
} satisfies Record<string, ReadingEvent>;

/** Returns the step of a reading after an event; the reason of a failure does not matter for it. */
function stepPlace(place: ReadingStep, event: ReadingEvent): ReadingStep {
  const state = place === "failed" ? { at: place, reason: readingFailures[0] } : { at: place };
  return stepReading(state, event).at;
}

/**
 * The state machines of a booking and of a reading of vital signs. A hold is the beginning of an appointment, the
 * same row (D.70).
 */
export const stateMachines: readonly StateMachine[] = [
  {
    name: "hold",
    states: ["held", "expired", "pending_payment", "scheduled"],
    otherEvents: "refused",
    steps: stepsOf(["held", "expired"], holdEvents, stepAppointment),
  },
  {
    name: "appointment",
    states: appointmentStates,
    otherEvents: "refused",
    steps: stepsOf(appointmentStates, { ...holdEvents, ...appointmentEvents }, stepAppointment),
  },
  {
    name: "payment",
    states: paymentStates,
    otherEvents: "ignored",
    steps: stepsOf(paymentStates, paymentEvents, stepPayment),
  },
  {
    name: "dispute",
    states: disputeStates,
    otherEvents: "ignored",
    steps: stepsOf(
      disputeStates,
      Object.fromEntries(disputeEvents.map((event) => [event.replaceAll("_", " "), event])),
      stepDispute,
    ),
  },
  {
    name: "reading",
    states: readingSteps,
    otherEvents: "ignored",
    steps: stepsOf(readingSteps, readingEvents, stepPlace),
  },
];

function stepsOf<State extends string, Event>(
  states: readonly State[],
  events: Readonly<Record<string, Event>>,
  step: (state: State, event: Event) => State | null,
): StateMachine["steps"] {
  return states.flatMap((from) =>
    Object.entries(events).map(([event, fact]) => ({ from, event, to: step(from, fact) })),
  );
}
