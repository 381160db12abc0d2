import { recordYears } from "@anteroom/domain/shared/lifetimes";
import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../platform/privacy/personal-data.ts";

/** Personal data of this feature's tables (vitals): what is exported, erased and stored for how long. */
export const vitalsPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "vital_signs_measurements",
    about: "patient or guest",
    subject: ["patient_id", "appointment_id"],
    exported: [
      "source_system",
      "measured_at",
      "vital_signs",
      "sources",
      "quality",
      "algorithm_version",
      "consented_at",
      "pressure_readings",
      "devices",
      "saved_at",
    ],
    erased: ["vital_signs"],
    retained: ["tenant_id", "id"],
    retentionPeriod: "10 years, or as long as the account",
    retention: [
      { keep: { years: recordYears }, due: (before) => sql`measured_at <= ${before}`, end: "delete" },
    ],
    why: "Your doctor reads them in the visit.",
  }),
];
