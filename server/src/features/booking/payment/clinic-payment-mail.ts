import type { ClinicPaymentMail } from "@anteroom/domain/payment/payment-events";
import { formatPrice } from "@anteroom/domain/payment/money";
import { zoneTimeName } from "@anteroom/domain/shared/time-of-zone";
import { formatDay, formatTime } from "@anteroom/domain/appointment/appointment-time";
import { queueAccountMail } from "../../../shared/mail/account-mail.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import type { PaymentNotification } from "../../../ports/payments.ts";
import type { PayableRow, PaymentRow } from "./payment-row.ts";

type Facts = {
  tenant: Tenant;
  payment: PaymentRow;
  appointment: PayableRow;
  word: PaymentNotification;
  mail: ClinicPaymentMail;
};

/**
 * Queues a mail to the clinic that money or an appointment is at risk, in its language and in the caller's
 * transaction. It contains ids only, no person. Goes to the clinic's address, else to its support address;
 * without both nothing is sent, and the API's alert remains.
 */
export async function queueClinicPaymentMail(
  tx: Tx,
  services: Pick<Services, "jobs" | "config" | "clock">,
  { tenant, payment, appointment, word, mail }: Facts,
): Promise<void> {
  const { clinicEmail, globalLinks, defaultLanguage, timeZone } = tenant.settings;
  const to = clinicEmail ?? globalLinks.support_email;
  if (!to) return;
  const localTime = (at: Date) =>
    `${formatDay(at.getTime(), timeZone, defaultLanguage, true)}, ${formatTime(at.getTime(), timeZone, defaultLanguage)}`;
  await queueAccountMail(tx, services, {
    tenant,
    to,
    language: defaultLanguage,
    kind: `clinic_${mail}`,
    facts: {
      amount: formatPrice(word.amountMinor, word.currency, defaultLanguage),
      payment: payment.reference,
      appointment: String(appointment.id),
      time: `${localTime(appointment.start_time)}, ${zoneTimeName(timeZone, defaultLanguage)}`,
      until: word.respondBy === undefined ? "" : localTime(new Date(word.respondBy)),
      reason: [word.code, word.reason].filter(Boolean).join(": "),
    },
    without: [
      ...(word.respondBy === undefined ? ["until"] : []),
      ...(word.code || word.reason ? [] : ["reason"]),
    ],
    patientId: null,
    now: services.clock.now(),
  });
}
