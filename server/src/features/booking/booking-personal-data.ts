import { recordYears } from "@anteroom/domain/shared/lifetimes";
import { sql, type RawBuilder } from "kysely";
import { registerPersonalData, type PersonalData } from "../../platform/privacy/personal-data.ts";
import {
  guestsBetween,
  isBetween,
  mayBeOfAppointment,
  queuedRows,
  type Window,
} from "../../platform/privacy/retention-windows.ts";

/** The guest came in the window, or is one of `others`; always true without `after`. */
const mayBeDueGuest = (window: Window, others: RawBuilder<unknown>) =>
  window.after === null
    ? sql<boolean>`true`
    : sql<boolean>`(guests.tenant_id, guests.id) in (
        select c.tenant_id, c.id from guests c where ${isBetween("c.created_at", window)} union ${others})`;

/** A guest who has only appointments with failed payments, or none. */
const unusedGuest = (before: Date, after: Date | null) => sql<boolean>`
  guests.created_at <= ${before} and ${mayBeDueGuest({ before, after }, queuedRows("guests"))} and not exists (
    select 1 from appointments a
    where a.tenant_id = guests.tenant_id and a.guest_id = guests.id and a.status <> 'payment_failed')`;

const guestOfLongAgo = (before: Date, after: Date | null) => sql<boolean>`
  guests.created_at <= ${before} and ${mayBeDueGuest({ before, after }, guestsBetween({ before, after }))} and not exists (
    select 1 from appointments a
    where a.tenant_id = guests.tenant_id and a.guest_id = guests.id and a.end_time > ${before})`;

const abandonedHold = (before: Date) => sql<boolean>`status = 'expired' and created_at <= ${before}`;

const neverPaidByGuest = (before: Date) =>
  sql<boolean>`status = 'payment_failed' and guest_id is not null and created_at <= ${before}`;

const endedBefore = (before: Date, after: Date | null) => sql<boolean>`
  ${mayBeOfAppointment("appointments", "end_time", { before, after }, "id")} and appointments.end_time <= ${before}`;

/** Personal data of this feature's tables (booking): what is exported, erased and stored for how long. */
export const bookingPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "guests",
    about: "guest",
    subject: ["id", "token_hash"],
    exported: [
      "name",
      "birthdate",
      "sex",
      "email",
      "phone_number",
      "terms_accepted_at",
      "language",
      "time_zone",
      "created_at",
    ],
    erased: ["name", "birthdate", "sex", "email", "phone_number", "language", "time_zone", "token_hash"],
    retained: ["tenant_id"],
    rowStays: true,
    retentionPeriod: "10 years after the visit; a day where no visit came of it",
    retention: [
      { keep: { hours: 24 }, hasWindow: true, due: unusedGuest, end: "empty" },
      { keep: { years: recordYears }, hasWindow: true, due: guestOfLongAgo, end: "empty" },
    ],
    why: "A clinic must be able to tell whom it has treated. The guest's token opens nothing once the visit's room has closed.",
  }),
  registerPersonalData({
    table: "appointments",
    about: "patient or guest",
    subject: ["patient_id", "guest_id", "booked_by"],
    exported: [
      "id",
      "status",
      "service_type",
      "start_time",
      "end_time",
      "code",
      "symptoms",
      "symptoms_triage_details",
      "accompanying_name",
      "accompanying_relationship",
      "amount_minor",
      "discount_minor",
      "currency",
      "created_at",
      "booked_at",
      "moved_at",
      "review_declined_at",
    ],
    erased: [
      "symptoms",
      "symptoms_triage_details",
      "accompanying_name",
      "accompanying_relationship",
      "code",
      "hold_secret_hash",
      "hold_address_hash",
      "origin_device_hash",
      "origin_address_hash",
    ],
    retained: [
      "tenant_id",
      "doctor_id",
      "hold_expires_at",
      "hold_extensions",
      "version",
      "voucher_id",
      "has_voucher_use",
    ],
    rowStays: true,
    retentionPeriod: "10 years after the visit; a hold that nobody booked for a day",
    retention: [
      { keep: { hours: 24 }, due: abandonedHold, end: "delete" },
      { keep: { hours: 24 }, due: neverPaidByGuest, end: "empty" },
      { keep: { years: recordYears }, hasWindow: true, due: endedBefore, end: "empty" },
    ],
    why: "It is part of the health record. The hashes of a network address and of a browser limit how much one visitor can hold or book unpaid.",
  }),
];
