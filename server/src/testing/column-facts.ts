/** What the catalogue of PostgreSQL cannot tell of a column: the type inside JSON and text, and what it is for. */
type ColumnFact = {
  /** TypeScript type in place of the one that follows from the SQL type. */
  type?: string;
  /** Where names in `type` come from. */
  from?: Readonly<Record<string, string>>;
  note?: string;
};

/**
 * What the database catalogue cannot express, by `table.column`: the TypeScript type inside JSON
 * or text, and notes that become comments in `tables.ts`.
 */
export const columnFacts: Readonly<Record<string, ColumnFact>> = {
  "text_messages.language": { type: "Locale", from: { Locale: "@anteroom/domain/shared/locales" } },
  "text_messages.variables": {
    type: "ColumnType<string[] | null, string | null, string | null>",
    note: "Texts in the order of the template’s places.",
  },
  "visit_invitations.relationship": {
    type: "Relationship",
    from: { Relationship: "@anteroom/domain/call/call-guests" },
  },
  "health_record_shares.parts": {
    type: "RecordSection[]",
    from: { RecordSection: "@anteroom/domain/health/health-record" },
  },
  "health_record_shares.uses": {
    type: "ColumnType<ShareUse[], string | undefined, string>",
    from: { ShareUse: "@anteroom/contract/health/health-record" },
  },
  "survey_responses.response": {
    type: "ColumnType<QuestionnaireResponse, string, never>",
    from: { QuestionnaireResponse: "@anteroom/domain/health/questionnaire/response" },
  },
  "vital_signs_measurements.vital_signs": {
    type: "ColumnType<VitalValues, string, never>",
    from: { VitalValues: "@anteroom/domain/vitals/vital-values" },
  },
  "vital_signs_measurements.sources": {
    type: "ColumnType<VitalSources, string, never>",
    from: { VitalSources: "@anteroom/domain/vitals/vital-values" },
  },
  "vital_signs_measurements.quality": { type: "ColumnType<VitalValues, string, never>" },
  "vital_signs_measurements.devices": {
    type: "ColumnType<VitalDevices, string, never>",
    from: { VitalDevices: "@anteroom/domain/vitals/vital-values" },
  },
  "mail_uses.pool": { type: "MailPool", from: { MailPool: "@anteroom/domain/notifications/mail-budgets" } },
  "text_uses.pool": { type: "TextPool", from: { TextPool: "@anteroom/domain/notifications/text-budgets" } },
  "device_checks.browser": {
    type: "BrowserName",
    from: { BrowserName: "@anteroom/domain/call/surroundings" },
  },
  "device_checks.system": { type: "SystemName", from: { SystemName: "@anteroom/domain/call/surroundings" } },
  "patients.device_time_zone": { note: "Of the device last used, where the profile names none." },
  "patients.device_language": { note: "Of the pages read last: emails are in it." },
  "patients.language": {
    note: "Chosen in the profile: the language of the pages on a device where somebody signs in (D.51).",
  },
  "patients.wants_reminders": { note: "Of a dependent, set by whoever cares for them." },
  "reminder_looks.look_at": {
    note: "When the clock looks at an appointment next; kept by triggers of `appointments`.",
  },
  "text_numbers.number": { note: "In E.164; null until the first one is verified." },
  "guests.birthdate": { note: "Null once the guest is erased, as are `sex` and `token_hash`." },
  "guests.time_zone": { note: "Of the device that booked." },
  "provider_events.provider": {
    note: "Without a clinic: what a provider reports of the installation’s account.",
  },
  "webhook_endpoints.last_failure_code": {
    type: "WebhookFailureCode",
    from: { WebhookFailureCode: "@anteroom/domain/clinic/webhook-events" },
  },
  "webhook_deliveries.last_failure_code": {
    type: "WebhookFailureCode",
    from: { WebhookFailureCode: "@anteroom/domain/clinic/webhook-events" },
  },
  "busy_feeds.last_failure_code": {
    type: "BusyFeedFailureCode",
    from: { BusyFeedFailureCode: "@anteroom/domain/booking/busy-times" },
  },
};
