import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";

/** Personal data of this feature's tables (access): what is exported, erased and stored for how long. */
export const accessPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "account_tokens",
    about: "patient",
    subject: ["patient_id"],
    exported: ["kind", "created_at", "expires_at", "used_at"],
    erased: ["token_hash", "payload", "used_by_hash"],
    retained: ["tenant_id"],
    retentionPeriod: "7 days after the link's last day",
    retention: [{ keep: { days: 7 }, due: (before) => sql`expires_at <= ${before}`, end: "delete" }],
    why: "To open an account for the holder of a link, once. The link itself is not kept.",
  }),
  registerPersonalData({
    table: "terms_agreements",
    about: "patient",
    subject: ["patient_id"],
    exported: ["version", "agreed_at"],
    erased: ["version", "agreed_at"],
    retained: ["tenant_id"],
    retentionPeriod: "As long as the account exists",
    why: "To show which terms the person agreed to, and when.",
  }),
  registerPersonalData({
    table: "sign_ups",
    about: "caller",
    subject: ["id"],
    exported: [],
    erased: [
      "email",
      "name",
      "password_hash",
      "taxpayer_number",
      "mgen_client_number",
      "terms_version",
      "terms_agreed_at",
      "language",
      "created_at",
    ],
    retained: ["tenant_id"],
    retentionPeriod: "24 hours, or until the address is confirmed",
    retention: [{ keep: { hours: 24 }, due: (before) => sql`created_at <= ${before}`, end: "delete" }],
    why: "To make an account once its e-mail address is confirmed.",
  }),
  registerPersonalData({
    table: "password_recoveries",
    about: "caller",
    subject: ["id"],
    exported: [],
    erased: ["login", "language", "created_at"],
    retained: ["tenant_id"],
    retentionPeriod: "A few seconds, until the mail is written",
    // The job deletes it at once; this is for one that never ran.
    retention: [{ keep: { hours: 1 }, due: (before) => sql`created_at <= ${before}`, end: "delete" }],
    why: "To send the mail that was asked for without telling whether an account exists.",
  }),
];
