import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";

/** Personal data of this feature's tables (health record): what is exported, erased and stored for how long. */
export const healthRecordPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "health_record_entries",
    about: "patient",
    subject: ["patient_id"],
    exported: [
      "kind",
      "name",
      "dose",
      "frequency",
      "since",
      "reaction",
      "severity",
      "created_at",
      "changed_at",
      "ended_at",
      "removed_at",
    ],
    erased: ["name", "dose", "frequency", "since", "reaction", "severity"],
    retained: ["tenant_id", "id", "client_key", "version"],
    retentionPeriod: "As long as the account; what you remove, one day",
    retention: [{ keep: { days: 1 }, due: (before) => sql`removed_at <= ${before}`, end: "delete" }],
    why: "Your doctor needs to know what you take and what you cannot take.",
  }),
  registerPersonalData({
    table: "health_record_confirmations",
    about: "patient",
    subject: ["patient_id"],
    exported: ["kind", "answer", "confirmed_at"],
    erased: ["answer", "confirmed_at"],
    retained: ["tenant_id"],
    retentionPeriod: "As long as the account",
    why: "Your doctor sees when you last said that a list is right.",
  }),
  registerPersonalData({
    table: "health_record_shares",
    about: "patient",
    subject: ["patient_id", "made_by"],
    exported: [
      "label",
      "parts",
      "most_views",
      "views",
      "uses",
      "created_at",
      "expires_at",
      "last_used_at",
      "revoked_at",
    ],
    erased: ["sealed_record", "sealed_document", "sealed_fhir"],
    retained: ["tenant_id", "id", "token_hash", "passcode_hash", "file_ids", "wrong_passcodes"],
    retentionPeriod:
      "The copy until you end the link, at most 30 days; that there was a link and who opened it, 90 days after it ended",
    retention: [
      { keep: { hours: 0 }, due: (before) => sql`expires_at <= ${before}`, end: "empty" },
      { keep: { days: 90 }, due: (before) => sql`expires_at <= ${before}`, end: "delete" },
    ],
    why: "Whoever you gave the link can read what you shared.",
  }),
];
