/** The events that a clinic's own systems can subscribe to, with their descriptions. Payloads contain ids only. */
export const webhookEvents = {
  "appointment.booked": "An appointment was booked or entered. Data: appointment_id, doctor_id, patient_id.",
  "appointment.accepted": "The clinic accepted an appointment. Data: appointment_id, doctor_id, patient_id.",
  "appointment.moved": "An appointment begins at another time. Data: appointment_id, doctor_id, patient_id.",
  "appointment.canceled":
    "The patient or the clinic cancelled an appointment. Data: appointment_id, doctor_id, patient_id.",
  "appointment.declined": "The clinic declined an appointment. Data: appointment_id, doctor_id, patient_id.",
  "appointment.no_show": "The patient did not come. Data: appointment_id, doctor_id, patient_id.",
  "call.ended": "An appointment is over. Data: appointment_id, doctor_id, patient_id.",
  "payment.succeeded":
    "The money of a payment was taken: authorised, and captured where it was only reserved before. Data: payment_id, appointment_id.",
  "payment.refunded": "Money went back. Data: payment_id, appointment_id.",
  "payment.partly_refunded":
    "A part of the money went back; the appointment stands. Data: payment_id, appointment_id.",
  "payment.disputed":
    "The payer's bank disputes a payment, or its dispute stands elsewhere. Data: payment_id, appointment_id, dispute.",
  "invoice.issued": "An invoice or a credit note was issued. Data: invoice_id, payment_id, kind.",
  "message.sent": "A message was written. Data: message_id, appointment_id, sender.",
  "file.shared": "A file or link was shared. Data: file_id, appointment_id, sender.",
  "summary.written": "A doctor's summary was written or replaced. Data: appointment_id.",
  "survey.answered": "A survey was answered. Data: survey_response_id, patient_id.",
  "patient.merged":
    "Two records of a patient became one, merged by the clinic or joined by the patient (merged_by). Data: patient_id, merged_patient_id, merged_external_id, merged_by.",
  "urgent.reported": "Somebody told the clinic of a danger. Data: urgent_event_id, appointment_id.",
} as const;
/** A type of event that a webhook can subscribe to. */
export type WebhookEvent = keyof typeof webhookEvents;
/** The types of events that a webhook can subscribe to. */
export const webhookEventTypes = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** The event that a test of an endpoint sends, whatever types the endpoint has. It cannot be subscribed to. */
export const webhookTestEvent = "webhook.test";

/** How long a delivery is retried, in ms. */
export const webhookRetryMs = 3 * 86_400_000;

/** Why an attempt to deliver an event failed. Each has a sentence at the desk that says what to do next. */
export const webhookFailureCodes = [
  "not_public",
  "name_not_found",
  "unreachable",
  "tls_failed",
  "connection_lost",
  "timeout",
  "redirected",
  "access_denied",
  "not_found",
  "gone",
  "rate_limited",
  "rejected",
  "server_error",
  "webhook_disabled",
  "unknown",
] as const;
export type WebhookFailureCode = (typeof webhookFailureCodes)[number];
