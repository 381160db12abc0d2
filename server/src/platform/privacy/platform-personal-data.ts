import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "./personal-data.ts";

/** Personal data that belongs to no single feature: mails, their budgets and the audit log. */
export const platformPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "mails",
    about: "patient or guest",
    subject: ["appointment_id", "patient_id"],
    exported: ["recipient", "subject", "body", "html", "calendar", "created_at", "sent_at"],
    erased: ["recipient", "subject", "body", "html", "calendar"],
    retained: ["tenant_id", "id", "deleted_when_sent"],
    file: { column: "calendar", ending: "ics" },
    retentionPeriod:
      "What it says until it was sent; that it was sent, for 90 days; of the email that an account was deleted, nothing once it was sent",
    retention: [
      { keep: { days: 90 }, due: (before) => sql`sent_at <= ${before}`, end: "delete" },
      {
        keep: { days: 90 },
        due: (before) => sql`sent_at is null and created_at <= ${before}`,
        end: "delete",
      },
      // The confirmation of an erasure that nobody accepts: it is tried for three days.
      {
        keep: { days: 4 },
        due: (before) => sql`deleted_when_sent and sent_at is null and created_at <= ${before}`,
        end: "delete",
      },
    ],
    why: "To answer the question whether a confirmation was sent; it names clinic, time and link only.",
  }),
  registerPersonalData({
    table: "mail_uses",
    about: "patient",
    subject: ["patient_id"],
    exported: [],
    erased: ["pool", "recipient_hash", "used_at"],
    retained: ["tenant_id", "id"],
    retentionPeriod: "24 hours",
    retention: [{ keep: { hours: 24 }, due: (before) => sql`used_at <= ${before}`, end: "delete" }],
    why: "To fill nobody's mailbox: how many mails an account has asked for, and a hash of the addresses.",
  }),
  registerPersonalData({
    table: "audit_log",
    about: "caller",
    subject: ["actor", "on_behalf_of", "object"],
    exported: ["at", "action"],
    erased: [],
    retained: ["tenant_id", "id"],
    rowStays: true,
    retentionPeriod: "10 years, to the end of the month",
    why: "The law asks who has seen or changed a health record. It holds numbers, no names; once the person is erased they lead nowhere.",
  }),
];
