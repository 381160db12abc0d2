import type { AccompanyingRelationship } from "@anteroom/domain/booking/accompanying-adult";
import type { NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import { namedDoctor } from "../appointment/doctor-name.ts";
import { asLocale, type Locale } from "@anteroom/domain/shared/locales";
import { formatPrice } from "@anteroom/domain/payment/money";
import { sql } from "kysely";
import { queueAccountMail } from "./account-mail.ts";
import type { Tx } from "../../platform/database/database.ts";
import { mailLabel } from "@anteroom/content/messages/mail-labels";
import {
  appointmentDetails,
  taxDetails,
  termsDetails,
  timeFacts,
  zoneOfReader,
} from "../../platform/mail/appointment-details.ts";
import type { Detail } from "../../platform/mail/mail-content.ts";
import { openMailLinks } from "../account/guest-links.ts";
import { receiptLinks } from "./appointment-mail.ts";
import { refundNote } from "./refund-note.ts";
import { joinMoneyLeft, type MoneyLeft } from "../payment/money-left.ts";
import type { Services } from "../../platform/config/services.ts";
import { tenantAddress } from "../../platform/tenancy/tenant-address.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";

type Common = { tenant: Tenant; now: Date; appointmentId: number };
/** A mail about a payment, by its outcome. */
export type PaymentMail = Common &
  (
    | { kind: "payment_timed_out" | "payment_refund_due" | "payment_refunded" }
    | {
        kind: "payment_part_refunded";
        /** The refunded amount, and whether the clinic keeps the rest. */
        part: { amountMinor: number; currency: string; staysPaid: boolean };
      }
    | {
        kind: "payment_unsuccessful";
        /** True when the provider confirms that no money was taken. */
        isNothingTaken: boolean;
      }
    | {
        kind: "payment_reference";
        reference: { entity: string | null; reference: string };
        /** Until when it can be paid. */
        deadline: Date;
      }
  );

type Reader = {
  patient_id: number | null;
  email: string | null;
  language: string | null;
  time_zone: string | null;
  wants_mail: boolean;
  is_account: boolean;
  guest_id: number | null;
  /** A dependent with their own address enters with the code. */
  enters_by_code: boolean;
  status: string;
  service_type: string;
  doctor_id: number;
  doctor: NamedDoctor;
  dependent_name: string | null;
  accompanying_name: string | null;
  accompanying_relationship: AccompanyingRelationship | null;
  start_time: Date;
  price_minor: number;
  due_minor: number;
  currency: string;
} & MoneyLeft;

/** Mails that readers can decline. Mails about money that moves are always sent. */
const aboutTheAppointment: ReadonlySet<PaymentMail["kind"]> = new Set([
  "payment_unsuccessful",
  "payment_timed_out",
]);

/**
 * Queues the mail about a payment's outcome to the patient, carer or guest, in the caller's transaction. Does
 * nothing without an address, and for declined mails about failed payments. Hides amounts as D.31 requires.
 */
export async function queuePaymentMail(
  tx: Tx,
  services: Pick<Services, "jobs" | "config">,
  mail: PaymentMail,
): Promise<void> {
  const { tenant, appointmentId, kind, now } = mail;
  const reader = await readerOf(tx, appointmentId);
  if (!reader?.email || (aboutTheAppointment.has(kind) && !reader.wants_mail)) return;
  const language = asLocale(reader.language ?? undefined) ?? tenant.settings.defaultLanguage;
  const made = openMailLinks({ tenant, config: services.config, now });
  await queueAccountMail(tx, services, {
    tenant,
    to: reader.email,
    language,
    kind,
    ...linkOf(mail, reader, services),
    details: detailsOf(mail, reader, language),
    links: moneyGoesBack.has(kind) ? receiptLinks(made, { ...reader, id: appointmentId }, language) : [],
    notes: notesOf(mail, reader, language),
    facts: factsOf(mail, reader, language),
    without: hiddenPlaces(mail),
    hasProfile: reader.is_account && aboutTheAppointment.has(kind),
    patientId: reader.patient_id,
    appointmentId,
    now,
  });
  await made.save(tx);
}

/** Mails about refunds, with a link to the receipt. */
const moneyGoesBack: ReadonlySet<PaymentMail["kind"]> = new Set([
  "payment_refund_due",
  "payment_refunded",
  "payment_part_refunded",
]);

function notesOf(mail: PaymentMail, { guest_id }: Reader, language: Locale): string[] {
  if (mail.kind === "payment_unsuccessful")
    return [mailLabel(mail.isNothingTaken ? "notCharged" : "chargeGoesBack", language)];
  if (!moneyGoesBack.has(mail.kind)) return [];
  return [refundNote(language), ...(guest_id === null ? [] : [mailLabel("personalLink", language)])];
}

/** Returns time and doctor; with an amount to be paid also its tax and the terms. */
function detailsOf({ kind, tenant, now }: PaymentMail, reader: Reader, language: Locale): Detail[] {
  const { settings } = tenant;
  const setting = { settings, language, now };
  const appointment = { ...reader, is_paid: false, code: null, shows_code: false };
  const details = appointmentDetails(appointment, true, setting);
  if (kind !== "payment_reference") return details;
  const zone = zoneOfReader(reader.time_zone, settings);
  return [...details, ...taxDetails(reader, setting), ...termsDetails(appointment, setting, zone)];
}

function factsOf(mail: PaymentMail, reader: Reader, language: Locale) {
  const { start_time, time_zone } = reader;
  const { settings } = mail.tenant;
  const zone = zoneOfReader(time_zone, settings);
  const visit = timeFacts(start_time, zone, language, settings);
  const until =
    mail.kind === "payment_reference" ? timeFacts(mail.deadline, zone, language, settings) : visit;
  return {
    ...visit,
    ...amountsOf(mail, reader, language),
    until: `${until.day}, ${until.time}`,
    entity: (mail.kind === "payment_reference" && mail.reference.entity) || "",
    reference: mail.kind === "payment_reference" ? inThrees(mail.reference.reference) : "",
  };
}

/** Returns the mail's amount: what is due, what is refunded, or a part with the rest. */
function amountsOf(mail: PaymentMail, { due_minor, currency, ...money }: Reader, language: Locale) {
  const left = formatPrice(money.left_minor ?? due_minor, money.left_currency ?? currency, language);
  if (mail.kind === "payment_part_refunded")
    return { amount: formatPrice(mail.part.amountMinor, mail.part.currency, language), rest: left };
  return {
    amount: moneyGoesBack.has(mail.kind) ? left : formatPrice(due_minor, currency, language),
    rest: "",
  };
}

/** Returns the placeholders to leave out: amounts that the clinic hides (D.31), and a missing entity. */
function hiddenPlaces(mail: PaymentMail): string[] {
  const hidden = mail.tenant.settings.patientsHideAmount ? ["amount", "rest"] : [];
  if (mail.kind === "payment_part_refunded" && !mail.part.staysPaid) return [...hidden, "rest"];
  return mail.kind === "payment_reference" && mail.reference.entity === null ? [...hidden, "entity"] : hidden;
}

const inThrees = (reference: string) => reference.replaceAll(/(\d{3})(?=\d)/g, "$1 ");

/** Returns the mail's link. Guests only get one to book a new time with the same doctor. */
function linkOf(
  { kind, tenant, appointmentId }: PaymentMail,
  { is_account, doctor_id }: Reader,
  { config }: Pick<Services, "config">,
) {
  if (kind === "payment_unsuccessful" || kind === "payment_timed_out")
    return { link: tenantAddress(config, tenant, `/doctors/${doctor_id}`) };
  if (!is_account) return {};
  const path = kind === "payment_reference" ? "/pay" : "";
  return { link: tenantAddress(config, tenant, `/appointments/${appointmentId}${path}`) };
}

async function readerOf(tx: Tx, appointmentId: number): Promise<Reader | null> {
  const { rows } = await sql<Reader>`
    select a.patient_id, a.guest_id, a.status, a.service_type, a.doctor_id, ${namedDoctor("d")} as doctor, a.start_time, a.amount_minor as price_minor,
      greatest(a.amount_minor - a.discount_minor, 0) as due_minor, a.currency,
      money.left_minor, money.left_currency, p.id is null or (p.parent_id is not null and p.email is not null) as enters_by_code,
      coalesce(p.email, parent.email, g.email) as email, coalesce(holder.device_language, holder.language, parent.device_language, parent.language, g.language) as language,
      coalesce(holder.time_zone, holder.device_time_zone, g.time_zone) as time_zone,
      case when p.parent_id is not null and p.email is null then p.name when a.accompanying_name is not null then g.name end as dependent_name,
      a.accompanying_name, a.accompanying_relationship,
      coalesce(holder.wants_visit_mails, true) as wants_mail, holder.id is not null as is_account
    from appointments a
      join doctors d on d.tenant_id = a.tenant_id and d.id = a.doctor_id
      left join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
      left join patients parent on parent.tenant_id = p.tenant_id and parent.id = p.parent_id
      left join patients holder on holder.tenant_id = p.tenant_id and holder.id = case when p.email is null then p.parent_id else p.id end
      left join guests g on g.tenant_id = a.tenant_id and g.id = a.guest_id ${joinMoneyLeft}
    where a.id = ${appointmentId}`.execute(tx);
  return rows[0] ?? null;
}
