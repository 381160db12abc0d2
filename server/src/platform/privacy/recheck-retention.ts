import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "./personal-data.ts";

/**
 * Retention of the queue for rows that no window finds. It contains ids only. Carried out last: a whole round, which is
 * at least daily, has then looked at what is deleted.
 */
export const recheckRetention: PersonalData = registerPersonalData({
  table: "retention_rechecks",
  about: "patient",
  subject: [],
  exported: [],
  erased: [],
  retained: ["tenant_id", "id", "of_table", "row_id", "queued_at"],
  retentionPeriod: "2 days",
  retention: [{ keep: { days: 2 }, due: (before) => sql`queued_at <= ${before}`, end: "delete" }],
  why: "So that what is entered after its time is deleted too.",
});
