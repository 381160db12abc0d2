import { webhookTestEvent, type WebhookEvent } from "@anteroom/domain/clinic/webhook-events";
import { useLingui } from "@lingui/react/macro";

/**
 * Returns a function that names an event of webhooks; the event's own name when this page does
 * not know it.
 */
export function useEventName(): (event: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<WebhookEvent | typeof webhookTestEvent, string>> = {
    "appointment.booked": t`Appointment booked`,
    "appointment.accepted": t`Appointment accepted`,
    "appointment.moved": t`Appointment moved to another time`,
    "appointment.canceled": t`Appointment cancelled`,
    "appointment.declined": t`Appointment declined`,
    "appointment.no_show": t`Patient did not come`,
    "call.ended": t`Appointment over`,
    "payment.succeeded": t`Payment received`,
    "payment.refunded": t`Payment refunded`,
    "payment.partly_refunded": t`Part of a payment refunded`,
    "payment.disputed": t`Payment disputed`,
    "invoice.issued": t`Invoice or credit note issued`,
    "message.sent": t`Message written`,
    "file.shared": t`File or link shared`,
    "summary.written": t`Doctor’s summary written`,
    "survey.answered": t`Survey answered`,
    "patient.merged": t`Two records of a patient joined`,
    "urgent.reported": t`Danger reported`,
    [webhookTestEvent]: t`Test`,
  };
  const byName: Readonly<Record<string, string>> = names;
  return (event) => byName[event] ?? event;
}
