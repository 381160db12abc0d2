import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "./personal-data.ts";

/**
 * Retention of `retention_rechecks`, two days: ids of rows that triggers queue because no rule that looks at a window of
 * time may find them, such as a row whose date was already past when it was stored. Register it last: a whole round,
 * which runs at least daily, has then checked a row before its id is deleted.
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
