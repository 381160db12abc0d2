import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";

/** Personal data of this feature's tables (insurance): what is exported, erased and stored for how long. */
export const insurancePersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "insurance_card_pictures",
    about: "patient",
    subject: ["patient_id"],
    exported: ["side", "name", "size_bytes", "created_at", "arrived_at", "scan", "scanned_at"],
    erased: [],
    retained: ["tenant_id", "id", "storage_key"],
    stored: { key: "storage_key", name: "name" },
    retentionPeriod: "As long as the account exists; one that never arrived 30 minutes",
    retention: [
      {
        keep: { minutes: 30 },
        due: (before) => sql`arrived_at is null and created_at <= ${before}`,
        end: "delete",
      },
    ],
    why: "So that the clinic can bill the insurer. The bytes go with their row.",
  }),
];
