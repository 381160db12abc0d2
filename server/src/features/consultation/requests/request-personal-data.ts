import { recordYears } from "@anteroom/domain/shared/lifetimes";
import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";

/** Personal data of this feature's tables (request): what is exported, erased and stored for how long. */
export const requestPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "visit_requests",
    about: "patient or guest",
    subject: ["appointment_id"],
    exported: ["kind", "asked_by", "state", "stopped_by", "phone_number", "asked_at", "changed_at"],
    erased: ["phone_number"],
    retained: ["tenant_id", "id"],
    rowStays: true,
    retentionPeriod: "10 years; the telephone number goes with the person",
    retention: [{ keep: { years: recordYears }, due: (before) => sql`asked_at <= ${before}`, end: "delete" }],
    why: "What was asked and refused in a visit is part of the health record.",
  }),
];
