import { mailLabel } from "@anteroom/content/messages/mail-labels";
import { doctorName, type NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import { namedDoctor } from "../../../shared/appointment/doctor-name.ts";
import { asLocale } from "@anteroom/domain/shared/locales";
import { sql } from "kysely";
import { queueAccountMail } from "../../../shared/mail/account-mail.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { timeFacts, zoneOfReader } from "../../../platform/mail/appointment-details.ts";
import { queuePush } from "../../../platform/texts/queue-push.ts";
import type { Services } from "../../../platform/config/services.ts";
import { tenantAddress } from "../../../platform/tenancy/tenant-address.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { queueAppointmentMail } from "../../../shared/mail/appointment-mail.ts";
import { makeWaitlistLink } from "../../../shared/appointment/waitlist-link.ts";

type Offer = {
  entryId: number;
  /** Null for an entry without an appointment. */
  appointmentId: number | null;
  /** The account that can take it. */
  accountId: number;
  holdId: number;
  start: Date;
  until: Date;
};

type Setting = { services: Services; tenant: Tenant; now: Date };

/**
 * Queues push and mail about an offered slot, in the transaction of its hold. Accounts that do not want such
 * mails get one only when no device receives the push.
 */
export async function notifyOfOffer(
  tx: Tx,
  { offer, ...setting }: Setting & { offer: Offer },
): Promise<void> {
  const { services, tenant, now } = setting;
  const { appointmentId, accountId, holdId, start, until } = offer;
  const devices = await queuePush(tx, services, {
    tenantId: tenant.id,
    appointmentId: appointmentId ?? holdId,
    ...(appointmentId === null ? { toPatientId: accountId } : {}),
    kind: "earlier",
    moment: null,
    now,
    expiresAt: until,
  });
  const isNotifiedByMailAlone = devices === 0;
  if (appointmentId === null) return mailOfRequest(tx, { ...setting, offer, isNotifiedByMailAlone });
  await queueAppointmentMail(tx, "visit_earlier", appointmentId, {
    ...setting,
    offer: { start, until, isNotifiedByMailAlone },
  });
}

type Reader = {
  email: string | null;
  language: string | null;
  time_zone: string | null;
  wants_mail: boolean;
  doctor: NamedDoctor;
};

/** Queues the mail to the account, in its language and zone, without the attendee's name. */
async function mailOfRequest(
  tx: Tx,
  {
    services,
    tenant,
    now,
    offer,
    isNotifiedByMailAlone,
  }: Setting & { offer: Offer; isNotifiedByMailAlone: boolean },
): Promise<void> {
  const { entryId, accountId: patientId, holdId, start, until } = offer;
  const { rows } = await sql<Reader>`
    select p.email, coalesce(p.device_language, p.language) as language, coalesce(p.time_zone, p.device_time_zone) as time_zone,
      p.wants_visit_mails as wants_mail, ${namedDoctor("d")} as doctor
    from patients p, appointments h join doctors d on d.tenant_id = h.tenant_id and d.id = h.doctor_id
    where p.id = ${patientId} and h.id = ${holdId}`.execute(tx);
  const [reader] = rows;
  if (!reader?.email || !(reader.wants_mail || isNotifiedByMailAlone)) return;
  const language = asLocale(reader.language ?? undefined) ?? tenant.settings.defaultLanguage;
  const zone = zoneOfReader(reader.time_zone, tenant.settings);
  const at = timeFacts(start, zone, language, tenant.settings);
  const { config } = services;
  await queueAccountMail(tx, services, {
    tenant,
    to: reader.email,
    language,
    kind: "waitlist_offer",
    link: tenantAddress(config, tenant, "/appointments"),
    links: [
      {
        label: mailLabel("waitlist", language),
        link: await makeWaitlistLink(tx, { tenant, config, of: { entryId }, patientId, start, now }),
      },
    ],
    details: [
      {
        label: mailLabel("doctor", language),
        value: [{ text: doctorName(reader.doctor, language), isValue: true }],
      },
    ],
    facts: {
      earlier: `${at.day}, ${at.time} (${at.zone})`,
      until: timeFacts(until, zone, language, tenant.settings).time,
    },
    hasProfile: true,
    patientId,
    now,
  });
}
