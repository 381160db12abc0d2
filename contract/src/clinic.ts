import { highestPriceMinor } from "@anteroom/domain/payment/money";
import { appointmentMinutes, longestSpanDays } from "@anteroom/domain/shared/lifetimes";
import * as z from "zod/mini";
import { Appointment, WholeAppointment } from "./appointment/appointments.ts";
import {
  Admission,
  authorizeChannel as patientAuthorizeChannel,
  sendSignal as patientSendSignal,
} from "./call/consultation.ts";
import { endpoint } from "./endpoint.ts";
import { collection, entity, Id, Instant, limits, Money, PathId, ServiceType, text } from "./values.ts";

const AppointmentParams = z.strictObject({ appointment_id: PathId });

/** An appointment with its patient's id; null for a guest without an account. */
export const ClinicAppointment = z.extend(WholeAppointment, { patient_id: z.nullable(Id) });
export type ClinicAppointment = z.infer<typeof ClinicAppointment>;

/**
 * The clinic API: `Authorization: Bearer <token>` of a clinic or of one of its doctors, who sees only their own
 * appointments. `to` is not included. The request is written to the audit log.
 */
export const clinicListAppointments = endpoint({
  method: "GET",
  path: "/clinic/appointments",
  summary: `Lists the clinic's appointments that begin within at most ${longestSpanDays} days`,
  caller: "clinic",
  scope: "appointments:read",
  query: z.strictObject({ from: Instant, to: Instant, patient_id: z.optional(PathId) }),
  response: collection(ClinicAppointment),
});

export const clinicGetAppointment = endpoint({
  method: "GET",
  path: "/clinic/appointments/{appointment_id}",
  summary: "Returns one appointment, as after a webhook event; the request is written to the audit log",
  caller: "clinic",
  scope: "appointments:read",
  params: AppointmentParams,
  response: entity(ClinicAppointment),
});

/** Kind, time and reason of a new appointment. */
const newTime = {
  service_type: ServiceType,
  start_time: Instant,
  /** The duration; by default that of the doctor's appointments. */
  minutes: z.optional(z.int().check(z.gte(appointmentMinutes.least), z.lte(appointmentMinutes.most))),
  symptoms: text(limits.motive),
};

/**
 * Also outside the doctor's hours, within 366 days. No payment is requested. A doctor's token creates only its own.
 */
export const clinicCreateAppointment = endpoint({
  method: "POST",
  path: "/clinic/appointments",
  summary:
    "Creates an appointment of any kind for a patient of the clinic: accepted at once, and the patient is notified",
  caller: "clinic",
  scope: "appointments:write",
  body: z.strictObject({ patient_id: Id, doctor_id: Id, ...newTime }),
  status: 201,
  response: entity(Appointment),
  problems: ["slot_taken", "slot_unavailable"],
});

/**
 * As `clinicCreateAppointment`, for the same person and doctor; a guest's contact details are those of the appointment
 * before. `status_conflict`: they have been erased meanwhile.
 */
export const clinicFollowUp = endpoint({
  method: "POST",
  path: "/clinic/appointments/{appointment_id}/follow_up",
  summary:
    "Creates the next appointment of the same doctor with the same patient or guest: accepted at once, and they are notified",
  description:
    "For a guest who has no record too: name, date of birth, email address and phone are those of the appointment before, and the email has a personal link. `status_conflict`: the guest's details have been erased. No payment is requested.",
  caller: "clinic",
  scope: "appointments:write",
  params: AppointmentParams,
  body: z.strictObject(newTime),
  status: 201,
  response: entity(Appointment),
  problems: ["status_conflict", "slot_taken", "slot_unavailable"],
});

/** Mails the patient. `status_conflict` also where it was cancelled before. */
export const clinicCancel = endpoint({
  method: "POST",
  path: "/clinic/appointments/{appointment_id}/cancel",
  summary: "Cancels an appointment by the clinic: any payment is refunded",
  caller: "clinic",
  scope: "appointments:write",
  params: AppointmentParams,
  response: entity(Appointment),
  problems: ["status_conflict"],
});

/** Within 366 days. Mails the patient. */
export const clinicMove = endpoint({
  method: "POST",
  path: "/clinic/appointments/{appointment_id}/move",
  summary:
    "Moves an appointment to another time of the same doctor: accepted at once, and the patient is notified",
  description:
    "Duration and payment stay unchanged. Refused as `slot_taken` where the doctor is busy; weekly hours do not matter. Idempotent.",
  caller: "clinic",
  scope: "appointments:write",
  params: AppointmentParams,
  body: z.strictObject({ start_time: Instant }),
  response: entity(Appointment),
  problems: ["slot_taken", "slot_unavailable", "status_conflict"],
});

const ServicePrice = z.object({ service_type: ServiceType, price: Money });

/** Bookings and holds keep theirs. The price of a remote appointment also applies to kinds without their own. */
export const clinicSetPrice = endpoint({
  method: "PUT",
  path: "/clinic/doctors/{doctor_id}/prices",
  summary: "Sets the price of a kind of appointment with a doctor; returns the prices of all kinds",
  description:
    "With `replaces`, the `amount_minor` that was read, a price that somebody has changed meanwhile is not replaced (`changed_elsewhere`); left out, any is.",
  caller: "clinic",
  scope: "doctors:write",
  params: z.strictObject({ doctor_id: PathId }),
  body: z.strictObject({
    service_type: ServiceType,
    amount_minor: z.int().check(z.nonnegative(), z.lte(highestPriceMinor)),
    /** In minor units, as `amount_minor`. */
    replaces: z.exactOptional(z.int().check(z.nonnegative())),
  }),
  response: collection(ServicePrice),
  problems: ["changed_elsewhere"],
});

/** 404 for a doctor's token, and without a review. */
export const clinicHideReview = endpoint({
  method: "PUT",
  path: "/clinic/appointments/{appointment_id}/review",
  summary:
    "Sets whether other patients can read the comment of a review whose author allows it; its stars count either way",
  caller: "clinic",
  scope: "appointments:write",
  params: AppointmentParams,
  body: z.strictObject({ is_hidden: z.boolean() }),
  response: entity(z.object({ is_hidden: z.boolean() })),
});

/** Audited; sends hints to the patient's pages, but no mail. `status_conflict`: the status is not `scheduled`. */
export const clinicAccept = endpoint({
  method: "POST",
  path: "/clinic/appointments/{appointment_id}/accept",
  summary: "Accepts an appointment: scheduled to accepted",
  caller: "clinic",
  scope: "appointments:write",
  params: AppointmentParams,
  response: entity(Appointment),
  problems: ["status_conflict"],
});

/** Refunds any payment, releases the slot and mails the patient. */
export const clinicDecline = endpoint({
  method: "POST",
  path: "/clinic/appointments/{appointment_id}/decline",
  summary: "Declines an appointment: scheduled or accepted to declined",
  caller: "clinic",
  scope: "appointments:write",
  params: AppointmentParams,
  response: entity(Appointment),
  problems: ["status_conflict"],
});

export const clinicIdentity = endpoint({
  method: "GET",
  path: "/clinic/me",
  summary: "Returns the identity of the token, and the channel of the clinic's events",
  caller: "clinic",
  scope: "any",
  response: entity(
    z.object({
      tenant: z.string(),
      /** The only doctor the token is for; null: the whole clinic. */
      doctor_id: z.nullable(Id),
      /** What the token may do, as `appointments:read`. */
      scopes: z.array(z.string()),
      /** `private-t{tenant}-clinic`: the events of `channelOf.clinic`. */
      channel: z.string(),
      realtime: z.object({
        key: z.string(),
        host: z.string(),
        port: z.int(),
        path: z.string(),
        is_tls: z.boolean(),
      }),
    }),
  ),
});

/**
 * With those in the call, and those whose connection was lost a moment ago. The request is written to the audit log.
 */
export const clinicWaitingRoom = endpoint({
  method: "GET",
  path: "/clinic/waiting_room",
  summary: "Lists who is waiting now, the longest first",
  caller: "clinic",
  scope: "calls:read",
  response: collection(
    z.object({
      appointment_id: Id,
      doctor_id: Id,
      doctor_name: z.string(),
      patient_name: z.string(),
      waiting_since: Instant,
      in_call: z.boolean(),
      /** Clinic staff have joined: a program that acts for the doctor must leave. */
      taken_at_desk: z.boolean(),
    }),
  ),
});

/**
 * Notifies a patient who is not there, the first time. May be repeated after a lost connection, as another
 * participant.
 */
export const clinicJoin = endpoint({
  method: "POST",
  path: "/clinic/appointments/{appointment_id}/join",
  summary: "Enters the call as the doctor: admits the patient and sets the status to preparing",
  caller: "clinic",
  scope: "calls:write",
  params: AppointmentParams,
  response: entity(
    z.extend(Admission, {
      display_name: z.string(),
      /** The language of the patient's pages, where known; else the clinic's. */
      patient_language: z.string(),
    }),
  ),
  problems: ["visit_not_open", "visit_over"],
});

export const clinicSignal = endpoint({
  ...patientSendSignal,
  path: "/clinic/appointments/{appointment_id}/signals",
  summary: "Sends a signal of the WebRTC negotiation to another participant",
  caller: "clinic",
  scope: "calls:write",
});

/**
 * Removes all participants and stops open requests. Finishes an appointment without video directly. Mails a guest
 * once.
 */
export const clinicEnd = endpoint({
  method: "POST",
  path: "/clinic/appointments/{appointment_id}/end",
  summary: "Ends the call: sets the status to finished",
  caller: "clinic",
  scope: "calls:write",
  params: AppointmentParams,
  response: entity(Appointment),
  problems: ["status_conflict"],
});

/** 404 for every other channel. A staff member's connection ends with their session. */
export const clinicAuthorizeChannel = endpoint({
  ...patientAuthorizeChannel,
  path: "/clinic/realtime/auth",
  summary: "Authorises a channel of the clinic or of a call it has joined",
  caller: "clinic",
  scope: "calls:read",
});
