import { mailLabel, type MailLabel } from "@anteroom/content/messages/mail-labels";
import { asLocale, type Locale } from "@anteroom/domain/shared/locales";
import type { Tx } from "../../../platform/database/database.ts";
import { timeFacts, zoneOfReader } from "../../../platform/mail/appointment-details.ts";
import { fillLine, type Detail } from "../../../platform/mail/mail-content.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { queueAccountMail, type MailServices } from "../../../shared/mail/account-mail.ts";
import { refundNote } from "../../../shared/mail/refund-note.ts";
import { isRefunded, type UpcomingAppointment } from "./upcoming-appointments.ts";

type Reader = { to: string; language: Locale; zone: string };

/** Returns the patient's address, language and time zone; null without an address. Call it before they are erased. */
export async function readReader(
  tx: Tx,
  patientId: number,
  { tenant, locale }: { tenant: Tenant; locale: Locale },
): Promise<Reader | null> {
  const { email, language, time_zone } = await tx
    .selectFrom("patients")
    .select(["email", "language", "time_zone"])
    .where("id", "=", patientId)
    .executeTakeFirstOrThrow();
  if (!email) return null;
  const zone = zoneOfReader(time_zone, tenant.settings);
  return { to: email, language: asLocale(language ?? "") ?? locale, zone };
}

type ErasureMail = Reader & { tenant: Tenant; visits: readonly UpcomingAppointment[]; now: Date };

/**
 * Queues the email that confirms an erasure: when, what was cancelled and refunded, what stays, and whom to ask. It
 * refers to nobody's row, and its own row goes once it is sent. Call it after the erasure, which deletes all mails.
 */
export async function mailErasure(
  tx: Tx,
  services: MailServices,
  { to, language, zone, tenant, visits, now }: ErasureMail,
): Promise<void> {
  await queueAccountMail(tx, services, {
    tenant,
    to,
    language,
    kind: "account_deleted",
    facts: timeFacts(now, zone, language, tenant.settings),
    details: visits.flatMap((visit) => detailsOf(visit, { tenant, language, zone, now })),
    notes: visits.some((visit) => visit.paid_minor !== null && isRefunded(visit, tenant, now))
      ? [refundNote(language)]
      : [],
    patientId: null,
    isOwed: true,
    isDeletedWhenSent: true,
    now,
  });
}

type Setting = Pick<ErasureMail, "tenant" | "language" | "zone" | "now">;

/** When the appointment was, and what becomes of its payment. Neither doctor nor person: mails name no health data. */
function detailsOf(visit: UpcomingAppointment, { tenant, language, zone, now }: Setting): Detail[] {
  const detail = (label: MailLabel, text: MailLabel, values: Readonly<Record<string, string>>): Detail => ({
    label: mailLabel(label, language),
    value: fillLine(mailLabel(text, language), values, language),
  });
  const when = timeFacts(visit.start_time, zone, language, tenant.settings);
  const outcome = outcomeOf(visit, isRefunded(visit, tenant, now));
  return [
    detail("canceledAppointment", "time", when),
    ...(outcome === null ? [] : [detail("payment", outcome, { reference: visit.reference ?? "" })]),
  ];
}

function outcomeOf({ paid_minor, reserved_minor }: UpcomingAppointment, isBack: boolean): MailLabel | null {
  if (paid_minor !== null) return isBack ? "paymentRefunded" : "paymentKept";
  if (reserved_minor !== null) return isBack ? "paymentReleased" : "paymentTaken";
  return null;
}
