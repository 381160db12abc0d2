import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";

/** Personal data of this feature's tables (merged records): what is exported, erased and stored for how long. */
export const joinPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "merged_patients",
    about: "patient",
    subject: ["into_patient_id"],
    exported: ["merged_at", "merged_by", "external_id"],
    erased: ["external_id"],
    retained: ["tenant_id", "patient_id"],
    retentionPeriod: "As long as the account exists",
    why: "So that the clinic’s own systems find a record that became part of another one.",
  }),
];
