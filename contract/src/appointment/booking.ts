import * as z from "zod/mini";
import { AccompanyingAdult, Appointment } from "./appointments.ts";
import { endpoint } from "../endpoint.ts";
import { Day, entity, Id, Instant, limits, PathId, Sex, text } from "../values.ts";

/** The request header with a hold: `{id}.{secret}`. */
export const holdHeader = "x-appointment-hold";
const HoldHeader = z.object({ [holdHeader]: z.optional(z.string().check(z.maxLength(128))) });
const HoldHeaderNeeded = z.object({ [holdHeader]: z.string().check(z.maxLength(128)) });

/** A held slot. */
export const Hold = z.object({
  id: Id,
  doctor_id: Id,
  start_time: Instant,
  end_time: Instant,
  expires_at: Instant,
  extensions_left: z.int(),
});
export type Hold = z.infer<typeof Hold>;

/**
 * Ends the requester's other holds and takes over their files. Visitors are limited by network and by their share of
 * the day. `slot_taken` and `slot_unavailable` have `alternatives`. Needs no sign-in.
 */
export const createHold = endpoint({
  method: "POST",
  path: "/appointment_holds",
  summary: "Holds a free slot for ten minutes. A hold sent in the header is released.",
  caller: "anyone",
  headers: HoldHeader,
  body: z.strictObject({
    doctor_id: Id,
    start_time: Instant,
    /** 256 random bits of the browser: a repeated request with them replaces the hold whose answer was lost. */
    secret: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
    /**
     * The caller's own appointment with a failed payment: its files move to the hold. A guest proves it by its
     * token.
     */
    files_of: z.optional(
      z.strictObject({ appointment_id: Id, guest_token: z.optional(z.string().check(z.maxLength(128))) }),
    ),
  }),
  status: 201,
  response: entity(z.extend(Hold, { secret: z.string() })),
  problems: ["slot_taken", "slot_unavailable", "hold_limit", "feature_off"],
});

const HoldParams = z.strictObject({ hold_id: PathId });

/** 404 without the right secret; `hold_expired` also where it was booked or released. */
export const getHold = endpoint({
  method: "GET",
  path: "/appointment_holds/{hold_id}",
  summary: "Returns until when the slot is held",
  caller: "anyone",
  params: HoldParams,
  headers: HoldHeaderNeeded,
  response: entity(Hold),
  problems: ["hold_expired"],
});

/** Never later than 20 minutes before the slot. */
export const extendHold = endpoint({
  method: "POST",
  path: "/appointment_holds/{hold_id}/extend",
  summary: "Extends a hold by ten minutes, at most twice",
  caller: "anyone",
  params: HoldParams,
  headers: HoldHeaderNeeded,
  response: entity(Hold),
  problems: ["hold_expired", "hold_extension_limit"],
});

/** Never lengthens the hold; ignored where it was booked or released. */
export const leaveHold = endpoint({
  method: "POST",
  path: "/appointment_holds/{hold_id}/leave",
  summary: "Reports that the page was closed: the hold expires in 30 seconds unless the page returns",
  caller: "anyone",
  params: HoldParams,
  headers: HoldHeaderNeeded,
  status: 204,
});

/** `hold_expired` where it has ended meanwhile. */
export const returnToHold = endpoint({
  method: "POST",
  path: "/appointment_holds/{hold_id}/return",
  summary: "Reports that the page has returned: the hold gets its former expiry",
  caller: "anyone",
  params: HoldParams,
  headers: HoldHeaderNeeded,
  response: entity(Hold),
  problems: ["hold_expired"],
});

/** Idempotent; ignored where it was booked. */
export const releaseHold = endpoint({
  method: "DELETE",
  path: "/appointment_holds/{hold_id}",
  summary: "Releases a hold",
  caller: "anyone",
  params: HoldParams,
  headers: HoldHeaderNeeded,
  status: 204,
});

/** A booking (spec §7); `symptoms` is empty where the clinic does not ask for them (D.32). */
const Booking = z.strictObject({
  doctor_id: Id,
  personal: z.literal(true),
  service_type: z.literal("remote"),
  platform: z.literal("web"),
  start_time: Instant,
  symptoms: text(limits.motive),
  /** Only after a symptom check, for the person it was made for. */
  symptoms_triage_details: z.optional(text(limits.triageDetails)),
  /** Who is with a child during the appointment. */
  accompanying_adult: z.optional(AccompanyingAdult),
});

/** The same for a dependent of the patient, with the dependent's id (D.13). */
const BookingForDependent = z.extend(Booking, { personal: z.literal(false), dependent_id: Id });

const bookingProblems = [
  "slot_taken",
  "slot_unavailable",
  "hold_expired",
  "hold_limit",
  "feature_off",
  "no_payment_methods",
  "payment_reference_open",
  "unpaid_limit",
  "appointment_overlap",
  "voucher_used_by_you",
  "too_many_mails",
] as const;

/**
 * Without a hold the slot is taken directly where it is free. The same hold booked again returns the same
 * appointment. Mails the patient where nothing is due. Errors about the slot have `alternatives`.
 */
export const bookAppointment = endpoint({
  method: "POST",
  path: "/patients/appointments",
  summary: "Books the held slot. The appointment awaits payment where one is due, else it is booked at once.",
  caller: "patient",
  headers: HoldHeader,
  body: z.union([Booking, BookingForDependent]),
  status: 201,
  response: entity(Appointment),
  problems: [...bookingProblems, "patient_details_missing", "care_not_confirmed"],
});

/**
 * Without a hold the slot is taken directly where it is free. The same hold booked again returns the same appointment
 * and token. Sets the device cookie. Errors about the slot have `alternatives`.
 */
export const bookAppointmentAsGuest = endpoint({
  method: "POST",
  path: "/guests/appointments",
  summary:
    "Books the held slot without an account. The token in the answer gives access to this one appointment.",
  caller: "anyone",
  headers: HoldHeader,
  body: z.extend(Booking, {
    name: text(limits.name).check(z.minLength(1)),
    birthdate: Day,
    sex: Sex,
    email: z.email().check(z.maxLength(limits.email)),
    phone_number: z.optional(text(limits.phone)),
    /** The guest accepts the clinic's terms. */
    terms_accepted: z.literal(true),
  }),
  status: 201,
  response: z.object({ data: z.object({ entity: Appointment, guest_token: z.string() }) }),
  problems: [...bookingProblems, "guest_booking_closed"],
});
