import { recordYears } from "@anteroom/domain/shared/lifetimes";
import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";
import { isBetween, queuedRows, type Window } from "../../../platform/privacy/retention-windows.ts";

/** The event came in the window, or is queued; always true without `after`. */
const mayBeOfNobody = (window: Window) =>
  window.after === null
    ? sql<boolean>`true`
    : sql<boolean>`(urgent_events.tenant_id, urgent_events.id) in (
        select c.tenant_id, c.id from urgent_events c where ${isBetween("c.created_at", window)}
        union ${queuedRows("urgent_events")})`;

/** An event of someone without an account who booked nothing in the end. */
const ofNobody = (before: Date, after: Date | null) => sql<boolean>`
  urgent_events.created_at <= ${before} and ${mayBeOfNobody({ before, after })} and patient_id is null and not exists (
    select 1 from appointments a
    where a.tenant_id = urgent_events.tenant_id and a.id = urgent_events.appointment_id
      and (a.patient_id is not null or a.guest_id is not null))`;

/** Personal data of this feature's tables (urgent): what is exported, erased and stored for how long. */
export const urgentPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "urgent_events",
    about: "patient or guest",
    subject: ["patient_id", "appointment_id"],
    exported: ["place", "words", "phone_number", "created_at", "seen_at"],
    erased: ["words", "phone_number"],
    retained: ["tenant_id", "id", "receipt_hash", "seen_by"],
    rowStays: true,
    retentionPeriod: "10 years; a day where nobody booked and no account is known",
    retention: [
      { keep: { hours: 24 }, hasWindow: true, due: ofNobody, end: "delete" },
      { keep: { years: recordYears }, due: (before) => sql`created_at <= ${before}`, end: "delete" },
    ],
    why: "It is part of the health record: what the clinic was told in danger, and when somebody there had seen it.",
  }),
];
