import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../platform/personal-data.ts";

export const appointmentsPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "reviews",
    about: "patient or guest",
    subject: ["appointment_id"],
    exported: ["rating", "comment", "created_at"],
    erased: ["comment"],
    kept: ["tenant_id"],
    rowStays: true,
    keptFor: "10 years; the words go with the person",
    retention: [{ keep: { years: 10 }, due: (before) => sql`created_at <= ${before}`, end: "delete" }],
    why: "The stars are part of the doctor's rating.",
  }),
];
