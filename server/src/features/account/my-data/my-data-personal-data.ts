import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";

/** Personal data of this feature's tables (my data): what is exported, erased and stored for how long. */
export const myDataPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "data_exports",
    about: "patient",
    subject: ["patient_id"],
    exported: ["created_at", "status"],
    erased: ["archive"],
    retained: ["tenant_id", "id", "steps_done", "steps_total", "expires_at"],
    retentionPeriod: "A day; the archive until it is fetched",
    retention: [{ keep: { hours: 0 }, due: (before) => sql`expires_at <= ${before}`, end: "delete" }],
    why: "To hand a person a copy of the own data, and to notice when somebody asks for too many.",
  }),
  registerPersonalData({
    table: "withdrawn_agreements",
    about: "patient",
    subject: ["patient_id"],
    exported: ["kind", "version", "given_at", "withdrawn_at"],
    erased: ["kind", "version", "given_at", "withdrawn_at"],
    retained: ["tenant_id", "id"],
    retentionPeriod: "As long as the account exists",
    why: "To show what somebody had agreed to and when it was taken back.",
  }),
];
