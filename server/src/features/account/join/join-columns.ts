/**
 * Patient references (`table.column`) that a join changes to the remaining patient as they are. Every column that
 * leads to a patient must be in one of the three lists.
 */
export const movedColumns = [
  "appointments.patient_id",
  "appointments.booked_by",
  "health_record_shares.made_by",
  "health_record_shares.patient_id",
  "mails.patient_id",
  "merged_patients.into_patient_id",
  "patients.parent_id",
  "payments.payer_id",
  // Ended before: another device is told so.
  "sessions.patient_id",
  "symptom_checks.patient_id",
  "text_messages.patient_id",
  "text_uses.patient_id",
  "urgent_events.patient_id",
  "waitlist_entries.patient_id",
  "waitlist_links.patient_id",
  "withdrawn_agreements.patient_id",
] as const;

/** Patient references whose rows a join deletes: the sign-in that ends, and what only it could use. */
export const droppedColumns = [
  "account_tokens.patient_id",
  "app_grants.allowed_by",
  "app_grants.patient_id",
  "app_launches.patient_id",
  "code_challenges.patient_id",
  "credentials.patient_id",
  "data_exports.patient_id",
  "factor_attempts.patient_id",
  // Mails are counted by address too, and rows of this table cannot be changed.
  "mail_uses.patient_id",
  "passkey_challenges.patient_id",
  "passkeys.patient_id",
  "patient_identities.patient_id",
  "push_subscriptions.patient_id",
  "recovery_codes.patient_id",
  "second_factors.patient_id",
  "text_numbers.patient_id",
] as const;
