import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";

/** Personal data of this feature's tables (push): what is exported, erased and stored for how long. */
export const pushPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "push_messages",
    about: "patient or guest",
    subject: ["appointment_id"],
    exported: [],
    erased: ["subscription_id", "kind", "created_at", "expires_at"],
    retained: ["tenant_id", "id"],
    retentionPeriod: "Until the device has been told, a day at most",
    retention: [{ keep: { hours: 0 }, due: (before) => sql`expires_at <= ${before}`, end: "delete" }],
    why: "To tell a device that the doctor calls or that a visit is near.",
  }),
  registerPersonalData({
    table: "push_subscriptions",
    about: "patient",
    subject: ["patient_id"],
    exported: ["endpoint", "wants_reminders", "created_at"],
    erased: ["token_hash", "p256dh", "auth"],
    retained: ["tenant_id", "id"],
    retentionPeriod: "Until the session on that device ends, 30 days at most",
    retention: [{ keep: { days: 30 }, due: (before) => sql`created_at <= ${before}`, end: "delete" }],
    why: "To reach a device whose owner asked to be told there.",
  }),
];
