import { recordYears } from "@anteroom/domain/shared/lifetimes";
import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";

/** An event of someone without an account who booked nothing in the end. */
const ofNobody = (before: Date) => sql<boolean>`
  created_at <= ${before} and patient_id is null and not exists (
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
      { keep: { hours: 24 }, due: ofNobody, end: "delete" },
      { keep: { years: recordYears }, due: (before) => sql`created_at <= ${before}`, end: "delete" },
    ],
    why: "It is part of the health record: what the clinic was told in danger, and when somebody there had seen it.",
  }),
];
