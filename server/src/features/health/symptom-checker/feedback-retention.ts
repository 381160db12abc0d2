import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";

/** Retention of checker feedback. It is anonymous, so it is neither exported nor erased and expires by time only. */
export const feedbackRetention: PersonalData = registerPersonalData({
  table: "checker_feedback",
  about: "patient",
  subject: [],
  exported: [],
  erased: [],
  retained: [
    "tenant_id",
    "id",
    "given_on",
    "is_helpful",
    "reason",
    "complaints",
    "urgency",
    "knowledge_version",
    "language",
  ],
  retentionPeriod: "180 days",
  retention: [{ keep: { days: 180 }, due: (before) => sql`given_on <= ${before}::date`, end: "delete" }],
  why: "To see where the symptom checker does not help. Nothing in it leads to a person.",
});
