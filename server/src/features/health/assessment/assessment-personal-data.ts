import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";

/** Personal data of this feature's tables (assessment): what is exported, erased and stored for how long. */
export const assessmentPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "assessment_shares",
    about: "patient",
    subject: ["appointment_id"],
    exported: ["response_id", "shared_at"],
    erased: ["response_id"],
    retained: ["tenant_id"],
    retentionPeriod: "10 years, as the assessment, or as long as the account",
    why: "Your doctor reads the assessment that you shared.",
  }),
];
