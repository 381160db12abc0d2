import { accompanyingRelationships } from "@anteroom/domain/booking/accompanying-adult";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, limits, Money, PathId, ServiceType, text } from "../values.ts";

/** The header a hold travels in, as for a booking. */
const HoldHeaderNeeded = z.object({ "x-appointment-hold": z.string().check(z.maxLength(128)) });

/** Schema of the status of an appointment. */
export const AppointmentStatus = z.enum([
  "pending_payment",
  "scheduled",
  "accepted",
  "preparing",
  "finished",
  "canceled",
  "declined",
  "no_show",
  "payment_failed",
]);
/** The status of an appointment. */
export type AppointmentStatus = z.infer<typeof AppointmentStatus>;

const Review = z.object({ rating: z.int(), comment: z.string(), created_at: Instant });

/** An appointment as lists show it. */
export const Appointment = z.object({
  id: Id,
  /** Eight characters of Crockford base 32 (D.90), shown as XXXX-XXXX; null until booked. */
  code: z.nullable(z.string()),
  doctor: z.object({ id: Id, name: z.string(), specialty: z.string(), portrait_url: z.string() }),
  patient_name: z.string(),
  /** The dependent it is for; null where it is for the patient. */
  dependent_id: z.nullable(Id),
  service_type: ServiceType,
  status: AppointmentStatus,
  status_code: z.int(),
  start_time: Instant,
  end_time: Instant,
  /** The clinic's zone, IANA. */
  time_zone: z.string(),
  symptoms: z.string(),
  created_at: Instant,
  /** The price. Null where the clinic hides amounts and nothing is due. */
  amount: z.nullable(Money),
  /** The price less its voucher: the amount due or paid. Null where `amount` is. */
  total: z.nullable(Money),
  /**
   * The part of the payment not yet refunded: what a cancellation in time refunds, or has refunded. Absent where
   * nothing was paid, and where `amount` is null.
   */
  refund: z.optional(Money),
  /** Number for talking to the clinic about the payment. */
  reference: z.nullable(z.string()),
  /**
   * The state of the payment; `none` without one. `reserved`: the amount is blocked on the patient's card, and not taken
   * yet. `released`: it was to be taken, and no longer is.
   */
  payment_state: z.enum(["none", "reserved", "released", "paid", "refund_due", "refunded"]),
  /** Until when a slot that awaits payment is reserved. */
  pay_before: z.nullable(Instant),
  /** The page of the call; null until it can be entered. */
  video_link: z.nullable(z.string()),
  join_opens_at: Instant,
  join_closes_at: Instant,
  review: z.nullable(Review),
});
export type Appointment = z.infer<typeof Appointment>;

/** The adult who is with a child during the appointment. */
export const AccompanyingAdult = z.strictObject({
  name: text(limits.name).check(z.minLength(1)),
  relationship: z.enum(accompanyingRelationships),
});

/**
 * An appointment with its details: the symptom check sent to the doctor, the accompanying adult, and the patient's
 * age.
 */
export const WholeAppointment = z.extend(Appointment, {
  symptoms_triage_details: z.nullable(z.string()),
  accompanying_adult: z.nullable(AccompanyingAdult),
  /** The age at its start, in whole months; null without a birth date. */
  patient_age_months: z.nullable(z.int()),
});
export type WholeAppointment = z.infer<typeof WholeAppointment>;

const AppointmentParams = z.strictObject({ appointment_id: PathId });

/** With dependents where the clinic manages them. All of them in one answer. */
export const listAppointments = endpoint({
  method: "GET",
  path: "/patients/appointments",
  summary:
    "Lists the patient's appointments, earliest first; `history=false` leaves out those that are over or do not take place",
  caller: "patient",
  query: z.strictObject({ history: z.optional(z.enum(["true", "false"])) }),
  response: collection(Appointment),
});

/** Also for a dependent's, which is audited. Holds are not found. */
export const getAppointment = endpoint({
  method: "GET",
  path: "/patients/appointments/{appointment_id}",
  summary: "Returns one appointment of the patient or of a guest who booked it",
  caller: "visitor",
  params: AppointmentParams,
  response: entity(WholeAppointment),
});

/** A patient gets `not_found`: they have a list. */
export const getGuestAppointment = endpoint({
  method: "GET",
  path: "/guests/appointment",
  summary: "Returns the appointment of a guest's token",
  caller: "visitor",
  response: entity(WholeAppointment),
});

/** Only finished appointments. Counts for the doctor's rating at once. */
export const reviewAppointment = endpoint({
  method: "POST",
  path: "/patients/appointments/{appointment_id}/review",
  summary: "Reviews a past appointment with one to five stars and a comment, once",
  caller: "visitor",
  params: AppointmentParams,
  body: z.strictObject({
    rating: z.int().check(z.gte(1), z.lte(5)),
    comment: text(limits.comment),
    /** Whether other patients may read the comment, without a name; the doctor and the clinic only when missing. */
    is_public: z.optional(z.boolean()),
  }),
  status: 201,
  response: entity(Review),
  problems: ["already_reviewed", "review_not_possible", "feature_off"],
});

/** Empty where the clinic has no reviews. */
export const listReviewOffers = endpoint({
  method: "GET",
  path: "/patients/review_offers",
  summary:
    "Lists appointments of the last two weeks to ask for a review: the last one of each person of the family, until it is reviewed or declined",
  caller: "patient",
  response: collection(Appointment),
});

/** Hides the offer for the whole family, for good. Ignored unless the appointment is finished. */
export const declineReview = endpoint({
  method: "DELETE",
  path: "/patients/appointments/{appointment_id}/review_offer",
  summary: "Declines to review an appointment; it can still be reviewed. Idempotent",
  caller: "patient",
  params: AppointmentParams,
  status: 204,
});

/**
 * Releases the slot and mails the patient. Cancelling again changes nothing; `status_conflict` once it has begun or
 * ended.
 */
export const cancelAppointment = endpoint({
  method: "POST",
  path: "/patients/appointments/{appointment_id}/cancel",
  summary: "Cancels an appointment before it begins; the payment is refunded until the clinic's deadline",
  caller: "visitor",
  params: AppointmentParams,
  body: z.strictObject({
    /** Whether the page announced a refund. Refused with `cost_changed` where it no longer applies. */
    expects_refund: z.boolean(),
  }),
  response: entity(Appointment),
  problems: ["feature_off", "status_conflict", "cost_changed"],
});

/**
 * Ends the hold and mails the patient; accepted again where the clinic accepts automatically. Repeating it changes
 * nothing.
 */
export const rescheduleAppointment = endpoint({
  method: "POST",
  path: "/patients/appointments/{appointment_id}/reschedule",
  summary: "Moves an appointment to a held slot of the same doctor; its payment stays with it",
  caller: "visitor",
  params: AppointmentParams,
  headers: HoldHeaderNeeded,
  body: z.strictObject({ start_time: Instant }),
  response: entity(Appointment),
  problems: ["feature_off", "status_conflict", "hold_expired", "appointment_overlap", "too_many_mails"],
});

/** What was paid, with the issuer as it was when the receipt was issued. */
const Receipt = z.object({
  /** The receipt's number in the clinic's own sequence, without gaps. */
  receipt_number: z.string(),
  issued_at: Instant,
  /** The payment's number, as on the provider's statement. */
  number: z.string(),
  clinic: z.object({
    name: z.string(),
    phone: z.nullable(z.string()),
    /** As it was when the receipt was issued. */
    legal: z.nullable(z.object({ name: z.string(), taxNumber: z.string(), address: z.string() })),
  }),
  /**
   * The tax contained in `paid`, or why there is none, in the caller's language; null where the clinic states
   * neither.
   */
  vat: z.nullable(
    z.union([z.object({ rate_percent: z.number(), amount: Money }), z.object({ exemption: z.string() })]),
  ),
  patient_name: z.string(),
  doctor: z.object({ name: z.string(), specialty: z.string() }),
  service_type: ServiceType,
  start_time: Instant,
  time_zone: z.string(),
  paid_at: Instant,
  method: z.string(),
  price: Money,
  discount: Money,
  voucher_code: z.nullable(z.string()),
  paid: Money,
  /** Whether a refund was or will be made: full or partial. */
  refund: z.nullable(z.enum(["due", "done"])),
  /** The refunded amount; null without a refund. */
  refund_amount: z.nullable(Money),
  /** When it went back; null while it has not. */
  refunded_at: z.nullable(Instant),
});
/** The receipt of a payment, with the issuer as it was when the receipt was issued. */
export type Receipt = z.infer<typeof Receipt>;

/**
 * 404 for unpaid and free ones. Issues the receipt, with its number, if this was not done yet. Later refunds are
 * shown; number and issuer do not change.
 */
export const getReceipt = endpoint({
  method: "GET",
  path: "/patients/appointments/{appointment_id}/receipt",
  summary: "Returns what was paid and refunded for an appointment; free ones have none",
  caller: "visitor",
  params: AppointmentParams,
  response: entity(Receipt),
});

/** `application/pdf`. Issues the receipt as `getReceipt` does. */
export const getReceiptDocument = endpoint({
  method: "GET",
  path: "/patients/appointments/{appointment_id}/receipt/document",
  summary: "Returns the receipt as a PDF, in the caller's language",
  caller: "visitor",
  params: AppointmentParams,
});
