/**
 * Patient references (`table.column`) that `mergePatient` moves to the remaining patient. Every reference to
 * patients must be in one of the three lists.
 */
export const movedColumns = [
  "appointments.patient_id",
  "appointments.booked_by",
  "mails.patient_id",
  "merged_patients.into_patient_id",
  "payments.payer_id",
  "survey_responses.patient_id",
  "symptom_checks.patient_id",
  "text_messages.patient_id",
  "urgent_events.patient_id",
  "vital_signs_measurements.patient_id",
] as const;

/**
 * Patient references (`table.column`) whose rows `mergePatient` deletes: invitations, which become invalid,
 * apps that the desk opened, and mail counts.
 */
export const droppedColumns = [
  "account_tokens.patient_id",
  "app_launches.patient_id",
  "mail_uses.patient_id",
] as const;

/**
 * Patient references (`table.column`) of accounts and families: `mergePatient` refuses a patient with such a
 * row.
 */
export const refusedColumns = [
  "app_grants.allowed_by",
  "app_grants.patient_id",
  "code_challenges.patient_id",
  "credentials.patient_id",
  "data_exports.patient_id",
  "factor_attempts.patient_id",
  "health_record_confirmations.patient_id",
  "health_record_entries.patient_id",
  "health_record_shares.made_by",
  "health_record_shares.patient_id",
  "insurance_card_pictures.patient_id",
  "passkey_challenges.patient_id",
  "passkeys.patient_id",
  "patient_identities.patient_id",
  "patients.parent_id",
  "push_subscriptions.patient_id",
  "recovery_codes.patient_id",
  "second_factors.patient_id",
  "sessions.patient_id",
  "terms_agreements.patient_id",
  "text_consents.patient_id",
  "text_numbers.patient_id",
  "text_stops.patient_id",
  "text_uses.patient_id",
  "waitlist_entries.attendee_id",
  "waitlist_entries.patient_id",
  "waitlist_links.patient_id",
  "withdrawn_agreements.patient_id",
] as const;

/** Returns table and column of a `table.column`. */
export const tableAndColumnOf = (name: string): [table: string, column: string] => {
  const [table = "", column = ""] = name.split(".");
  return [table, column];
};
