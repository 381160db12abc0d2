import * as z from "zod/mini";
import { Appointment } from "./appointments.ts";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, PathId } from "../values.ts";

const params = z.strictObject({ appointment_id: PathId });

/** A slot reserved for the person until `expires_at`. */
const TimeOffer = z.object({ start_time: Instant, expires_at: Instant });

/** The state of waiting for an earlier slot for one appointment. */
export const Waitlist = z.object({
  is_waiting: z.boolean(),
  /** Whether this appointment can be moved, so that waiting is of use. */
  may_wait: z.boolean(),
  offer: z.nullable(TimeOffer),
  /** The last offered slot that has expired. */
  ended: z.nullable(z.object({ start_time: Instant })),
});
export type Waitlist = z.infer<typeof Waitlist>;

/** `may_wait` follows the clinic's rules of rescheduling. */
export const getWaitlist = endpoint({
  method: "GET",
  path: "/patients/appointments/{appointment_id}/waitlist",
  summary: "Returns whether the patient waits for an earlier slot, and the open offer",
  caller: "patient",
  params,
  response: entity(Waitlist),
  problems: ["feature_off"],
});

/**
 * `waitlist_limit` above the clinic's maximum for an account; `status_conflict` where the appointment cannot be
 * moved.
 */
export const joinWaitlist = endpoint({
  method: "PUT",
  path: "/patients/appointments/{appointment_id}/waitlist",
  summary: "Joins the waiting list for an earlier slot with the same doctor. Idempotent",
  caller: "patient",
  params,
  response: entity(Waitlist),
  problems: ["feature_off", "status_conflict", "waitlist_limit"],
});

/** Audited where there was an entry. The offered slot is released. */
export const leaveWaitlist = endpoint({
  method: "DELETE",
  path: "/patients/appointments/{appointment_id}/waitlist",
  summary: "Leaves the waiting list; an open offer goes to the next in line. Idempotent",
  caller: "patient",
  params,
  status: 204,
  problems: ["feature_off"],
});

export const takeOffer = endpoint({
  method: "POST",
  path: "/patients/appointments/{appointment_id}/waitlist/offer",
  summary:
    "Moves the appointment to the offered slot under the rules of rescheduling, and leaves the waiting list",
  caller: "patient",
  params,
  body: z.strictObject({ start_time: Instant }),
  response: entity(Appointment),
  problems: ["feature_off", "status_conflict", "hold_expired", "appointment_overlap", "too_many_mails"],
});

/** The same doctor is offered again only after a pause. */
export const declineOffer = endpoint({
  method: "DELETE",
  path: "/patients/appointments/{appointment_id}/waitlist/offer",
  summary: "Declines the offered slot, which goes to the next in line; the entry stays. Idempotent",
  caller: "patient",
  params,
  status: 204,
  problems: ["feature_off"],
});

/** An appointment with an entry on the waiting list. */
export const Waited = z.object({ appointment_id: Id, joined_at: Instant, offer: z.nullable(TimeOffer) });
export type Waited = z.infer<typeof Waited>;

export const listWaitlist = endpoint({
  method: "GET",
  path: "/patients/waitlist",
  summary:
    "Lists the family's appointments for which an earlier slot is waited for, earliest first: at most 100",
  caller: "patient",
  response: collection(Waited),
  problems: ["feature_off"],
});

/** A waiting-list entry without an appointment: for one doctor, or for the first free doctor of a specialty. */
export const WaitlistRequest = z.object({
  id: Id,
  doctor: z.nullable(z.object({ id: Id, name: z.string() })),
  /** Slug of `content/specialties`, where it is for any doctor of it. */
  specialty: z.nullable(z.string()),
  /** The person to be seen, where it is not the patient. */
  dependent: z.nullable(z.object({ id: Id, name: z.string() })),
  joined_at: Instant,
  /** The first time that was free at the joining: only earlier ones are offered. */
  before: z.nullable(Instant),
  /** When the entry ends. */
  ends_at: Instant,
  /** A slot reserved for the patient, to be booked or held like any free one. */
  offer: z.nullable(z.extend(TimeOffer, { doctor: z.object({ id: Id, name: z.string() }) })),
});
export type WaitlistRequest = z.infer<typeof WaitlistRequest>;

const forWhom = {
  /** One of the patient's dependents; without it the patient. */
  dependent_id: z.optional(Id),
};

/**
 * The new entry, or the appointment whose waiting list was joined instead, since the patient has an appointment
 * with that doctor.
 */
const Joined = z.object({ request: z.nullable(WaitlistRequest), appointment_id: z.nullable(Id) });

/** A repeat keeps the place. `waitlist_limit` above the clinic's maximum for an account. */
export const requestTime = endpoint({
  method: "POST",
  path: "/patients/waitlist_requests",
  summary:
    "Joins the waiting list without an appointment. Repeated, it is renewed from the slots that are free then. With an appointment with that doctor, waits for an earlier slot of it.",
  caller: "patient",
  body: z.union([
    z.strictObject({ doctor_id: Id, ...forWhom }),
    z.strictObject({ specialty: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,63}$/)), ...forWhom }),
  ]),
  response: entity(Joined),
  problems: ["feature_off", "waitlist_limit", "care_not_confirmed"],
});

/** At most 100. */
export const listRequests = endpoint({
  method: "GET",
  path: "/patients/waitlist_requests",
  summary: "Lists the family's waiting-list entries without an appointment, in the order of joining",
  caller: "patient",
  response: collection(WaitlistRequest),
  problems: ["feature_off"],
});

const requestParams = z.strictObject({ request_id: PathId });

/** 404 for entries with an appointment, which `leaveWaitlist` ends. */
export const leaveRequest = endpoint({
  method: "DELETE",
  path: "/patients/waitlist_requests/{request_id}",
  summary: "Leaves the waiting list; an open offer goes to the next in line",
  caller: "patient",
  params: requestParams,
  status: 204,
  problems: ["feature_off"],
});

/** The same doctor is offered again only after a pause. */
export const declineRequestOffer = endpoint({
  method: "DELETE",
  path: "/patients/waitlist_requests/{request_id}/offer",
  summary: "Declines the offered slot, which goes to the next in line; the entry stays. Idempotent",
  caller: "patient",
  params: requestParams,
  status: 204,
  problems: ["feature_off"],
});

const linkParams = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });

/** What the link in a mail about an offered slot shows; it names no person and no doctor. */
export const WaitlistLink = z.object({
  /** Null for an entry without an appointment. */
  appointment_id: z.nullable(Id),
  /** The time that was offered. */
  start_time: Instant,
  /** When the offer expires. */
  expires_at: Instant,
  /** `over`: the entry has ended. */
  state: z.enum(["open", "ended", "declined", "over"]),
});
export type WaitlistLink = z.infer<typeof WaitlistLink>;

/** `link_not_valid` also once the appointment or the offered time has begun. Needs no sign-in. */
export const openWaitlistLink = endpoint({
  method: "GET",
  path: "/waitlist_links/{token}",
  summary: "Returns the state of the offer in the mail of this link; changes nothing",
  caller: "anyone",
  params: linkParams,
  response: entity(WaitlistLink),
  problems: ["link_not_valid"],
});

/** An offer that is no longer open is not changed; see `state`. Needs no sign-in. */
export const declineByLink = endpoint({
  method: "POST",
  path: "/waitlist_links/{token}/decline",
  summary: "Declines the offer in the mail of this link; the slot goes to the next in line. Idempotent",
  caller: "anyone",
  params: linkParams,
  response: entity(WaitlistLink),
  problems: ["link_not_valid"],
});

/** Also declines an open offer. Needs no sign-in. */
export const leaveByLink = endpoint({
  method: "POST",
  path: "/waitlist_links/{token}/leave",
  summary: "Leaves the waiting list by the link of a mail. Idempotent",
  caller: "anyone",
  params: linkParams,
  response: entity(WaitlistLink),
  problems: ["link_not_valid"],
});
