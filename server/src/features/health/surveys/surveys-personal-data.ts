import { recordYears } from "@anteroom/domain/shared/lifetimes";
import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";

/** Personal data of this feature's tables (surveys): what is exported, erased and stored for how long. */
export const surveysPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "survey_responses",
    about: "patient",
    subject: ["patient_id"],
    exported: [
      "template",
      "action_name",
      "actionable_id",
      "project_id",
      "response",
      "answered_at",
      "consented_at",
    ],
    erased: ["response"],
    retained: ["tenant_id", "id", "environment"],
    retentionPeriod: "10 years, or as long as the account",
    retention: [
      { keep: { years: recordYears }, due: (before) => sql`answered_at <= ${before}`, end: "delete" },
    ],
    why: "Your doctor reads your answers before or after a visit.",
  }),
];
