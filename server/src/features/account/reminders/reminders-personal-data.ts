import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";

/** Personal data of this feature's tables (reminders): what is exported, erased and stored for how long. */
export const remindersPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "reminder_looks",
    about: "patient or guest",
    subject: ["appointment_id"],
    exported: [],
    erased: ["look_at"],
    retained: ["tenant_id"],
    retentionPeriod: "Until the appointment begins",
    why: "To remind of an appointment in time.",
    retention: [
      {
        keep: { hours: 0 },
        // A reminder is looked at before its appointment begins, at the latest when it begins.
        due: (before) => sql`reminder_looks.look_at <= ${before} and exists (
          select from appointments a where a.tenant_id = reminder_looks.tenant_id
            and a.id = reminder_looks.appointment_id and a.start_time <= ${before})`,
        end: "delete",
      },
    ],
  }),
  registerPersonalData({
    table: "text_numbers",
    about: "patient",
    subject: ["patient_id"],
    exported: ["number", "verified_at", "new_number", "code_sent_at"],
    erased: ["code_hash", "code_expires_at", "wrong_codes"],
    retained: ["tenant_id"],
    retentionPeriod: "Until you remove the number, or as long as the account",
    why: "To send reminders as text messages to a number that is yours.",
  }),
  registerPersonalData({
    table: "text_consents",
    about: "patient",
    subject: ["patient_id"],
    exported: ["channel", "text_version", "given_at", "given_by", "ended_at", "ended_by"],
    erased: [],
    retained: ["tenant_id", "id"],
    retentionPeriod: "As long as the account",
    why: "To show when you agreed to text messages, and when you ended them.",
  }),
  registerPersonalData({
    table: "text_stops",
    about: "patient",
    subject: ["patient_id"],
    exported: ["channel", "number", "stopped_at"],
    erased: [],
    retained: ["tenant_id"],
    retentionPeriod: "Until you send START, or as long as the account",
    why: "To send nothing to a phone that has sent STOP.",
  }),
  registerPersonalData({
    table: "text_messages",
    about: "patient",
    subject: ["patient_id", "appointment_id"],
    exported: ["channel", "kind", "recipient", "body", "created_at", "sent_at", "status"],
    erased: ["start_time", "expires_at", "provider_id", "error_code", "variables", "language"],
    retained: ["tenant_id", "id"],
    retentionPeriod: "90 days",
    retention: [{ keep: { days: 90 }, due: (before) => sql`created_at <= ${before}`, end: "delete" }],
    why: "So that nobody gets a text message twice, and to see whether it arrived.",
  }),
  registerPersonalData({
    table: "text_uses",
    about: "patient",
    subject: ["patient_id"],
    exported: [],
    erased: ["pool", "number_hash", "used_at"],
    retained: ["tenant_id", "id"],
    retentionPeriod: "24 hours",
    retention: [{ keep: { hours: 24 }, due: (before) => sql`used_at <= ${before}`, end: "delete" }],
    why: "To flood nobody's phone: how many text messages an account has asked for, and a hash of the numbers.",
  }),
];
