import { recordYears } from "@anteroom/domain/shared/lifetimes";
import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";

/** Personal data of this feature's tables (symptom check): what is exported, erased and stored for how long. */
export const symptomCheckPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "symptom_checks",
    about: "patient",
    subject: ["patient_id"],
    exported: ["provider", "company", "consented_at"],
    erased: [],
    retained: ["tenant_id", "id", "token_hash", "calls"],
    retentionPeriod: "10 years, or as long as the account; a day where nobody was signed in",
    retention: [
      {
        keep: { hours: 24 },
        due: (before) => sql`consented_at <= ${before} and patient_id is null`,
        end: "delete",
      },
      { keep: { years: recordYears }, due: (before) => sql`consented_at <= ${before}`, end: "delete" },
    ],
    why: "It shows that you agreed before your answers were passed on to another company. The answers are not kept here.",
  }),
];
