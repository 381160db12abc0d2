import { recordYears } from "@anteroom/domain/shared/lifetimes";
import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../platform/privacy/personal-data.ts";

/** Personal data of this feature's tables (appointments): what is exported, erased and stored for how long. */
export const appointmentsPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "reviews",
    about: "patient or guest",
    subject: ["appointment_id"],
    exported: ["rating", "comment", "language", "is_public", "created_at"],
    erased: ["comment"],
    retained: ["tenant_id", "is_hidden"],
    rowStays: true,
    retentionPeriod: "10 years; the words go with the person",
    retention: [
      { keep: { years: recordYears }, due: (before) => sql`created_at <= ${before}`, end: "delete" },
    ],
    why: "The stars are part of the doctor's rating.",
  }),
  registerPersonalData({
    table: "visit_reminders",
    about: "patient or guest",
    subject: ["appointment_id"],
    exported: ["start_time", "kind", "is_mailed", "created_at"],
    erased: [],
    retained: ["tenant_id"],
    retentionPeriod: "90 days after the visit",
    retention: [{ keep: { days: 90 }, due: (before) => sql`start_time <= ${before}`, end: "delete" }],
    why: "So that nobody is reminded twice of one time.",
  }),
];
