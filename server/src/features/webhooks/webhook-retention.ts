import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../platform/privacy/personal-data.ts";

/**
 * Retention of webhook events. They contain ids only, which lead nowhere after an erasure. Deliveries are deleted with
 * their event.
 */
export const webhookRetention: PersonalData = registerPersonalData({
  table: "webhook_events",
  about: "patient",
  subject: [],
  exported: [],
  erased: [],
  retained: ["tenant_id", "id", "key", "event_type", "data", "occurred_at"],
  retentionPeriod: "30 days",
  retention: [{ keep: { days: 30 }, due: (before) => sql`occurred_at <= ${before}`, end: "delete" }],
  why: "So that a clinic sees what its systems were sent, and has it sent again.",
});
