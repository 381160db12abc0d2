import { fillTemplate } from "@anteroom/content/messages/fill-template";
import { mailLabel } from "@anteroom/content/messages/mail-labels";
import { calendarTextsIn, keepingNote, whatToDoFor } from "@anteroom/content/messages/visit-mails";
import type { AccountMailKind } from "@anteroom/content/messages/account-mail";
import type { NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import { namedDoctor } from "../appointment/doctor-name.ts";
import { textForReader } from "@anteroom/domain/clinic/clinic-texts";
import { asLocale, type Locale } from "@anteroom/domain/shared/locales";
import type { AccompanyingRelationship } from "@anteroom/domain/booking/accompanying-adult";
import type { ServiceType } from "@anteroom/domain/appointment/service-type";
import { joinOpensAt, opensEveningBefore } from "@anteroom/domain/appointment/session-window";
import { mapLink } from "@anteroom/domain/appointment/map-link";
import { formatPrice } from "@anteroom/domain/payment/money";
import { appointmentChange } from "@anteroom/domain/appointment/appointment-change";
import { sql } from "kysely";
import { queueAccountMail, type AccountMail } from "./account-mail.ts";
import { chooseMailText, type StoredMailText } from "./own-mail-texts.ts";
import { calendarFile } from "../appointment/calendar-file.ts";
import { statementName } from "../../platform/database/named-statements.ts";
import type { Tx } from "../../platform/database/database.ts";
import { openMailLinks, type MailLinks } from "../account/guest-links.ts";
import {
  appointmentDetails,
  peopleDetails,
  timeFacts,
  zoneOfReader,
} from "../../platform/mail/appointment-details.ts";
import { detailText } from "../../platform/mail/mail-text.ts";
import type { Detail, MailLink } from "../../platform/mail/mail-content.ts";
import type { Services } from "../../platform/config/services.ts";
import { tenantAddress } from "../../platform/tenancy/tenant-address.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { refundNote } from "./refund-note.ts";
import { joinMoneyLeft, type MoneyLeft } from "../payment/money-left.ts";
import { makeWaitlistLink } from "../appointment/waitlist-link.ts";
import { paymentStateLists } from "../../platform/database/state-lists.ts";

/** Kinds of mail about an appointment. */
export type AppointmentMailKind = Extract<AccountMailKind, `visit_${string}`>;

type Setting = { services: Pick<Services, "jobs" | "config">; tenant: Tenant; now: Date };

/** Mails that remove the calendar entry and link to other slots. */
const callingOff: ReadonlySet<AppointmentMailKind> = new Set([
  "visit_canceled",
  "visit_canceled_kept",
  "visit_canceled_refunded",
  "visit_canceled_by_clinic",
  "visit_declined",
]);

/** Mails that do not change the calendar entry. */
const besideCalendar: ReadonlySet<AppointmentMailKind> = new Set([
  "visit_message",
  "visit_ended",
  "visit_earlier",
]);

/** Mails from which the appointment can be changed. */
const changeable: ReadonlySet<AppointmentMailKind> = new Set([
  "visit_booked",
  "visit_entered",
  "visit_rescheduled",
  "visit_reminder_day",
  "visit_reminder_hour",
]);

/** Mails with all costs, tax and receipt. */
const confirming: ReadonlySet<AppointmentMailKind> = new Set([
  "visit_booked",
  "visit_entered",
  "visit_rescheduled",
]);

/** Mails that announce a refund, with a link to the receipt. */
const refunding: ReadonlySet<AppointmentMailKind> = new Set([
  "visit_canceled_refunded",
  "visit_canceled_by_clinic",
  "visit_declined",
]);

/**
 * Queues a mail to the contact of an appointment, in their language and zone: the patient, guest, or a
 * dependent's own or caring contact. Runs in the caller's transaction. Returns false, without a mail, when
 * there is no address or the contact declined such mails. `isOwed` ignores the budget. An `offer` goes to the
 * account that can accept it, despite declined mails when no other channel reaches them.
 */
export async function queueAppointmentMail(
  tx: Tx,
  kind: AppointmentMailKind,
  appointmentId: number,
  wanted: Wanted,
): Promise<boolean> {
  const visit = await loadMailed(tx, appointmentId, { reader: wanted.offer ? "account" : "patient", kind });
  return queueMailOf(tx, kind, visit, wanted);
}

type Wanted = Setting & {
  isOwed?: boolean;
  offer?: TimeOffer;
  /** Language of the reader's own request, if they made one. */
  requested?: string | null;
};

/** Like `queueAppointmentMail`, for data that `loadMailed` has already read; returns false for undefined. */
export async function queueMailOf(
  tx: Tx,
  kind: AppointmentMailKind,
  visit: MailedAppointment | undefined,
  { services, tenant, now, isOwed = false, offer, requested = null }: Wanted,
): Promise<boolean> {
  if (!visit?.email || !(visit.wants_mail || offer?.isNotifiedByMailAlone)) return false;
  const { settings } = tenant;
  const language = asLocale(requested ?? visit.language ?? undefined) ?? settings.defaultLanguage;
  const isOff = callingOff.has(kind);
  const isOver = isOff || kind === "visit_ended";
  // Readers who sign in get the code once, for a device where they are signed out.
  const shows_code = !isOver && (visit.enters_by_code || kind === "visit_booked");
  const setting = { services, tenant, now };
  const made = openMailLinks({ tenant, config: services.config, now });
  const link = viewOf(kind, linkOf(made, visit, isOff, setting));
  const mail: AccountMail = {
    tenant,
    to: visit.email,
    language,
    kind,
    texts: chooseMailText(visit.own_texts ?? [], language) ?? null,
    ...(link === null ? {} : { link }),
    details: [
      ...appointmentDetails({ ...visit, shows_code }, isOver, {
        settings,
        language,
        now,
        hasTax: confirming.has(kind),
      }),
      ...(decidedByClinic.has(kind) ? refundDetails(visit, tenant, language) : []),
    ],
    links: [
      ...(isOver ? [] : mapLinks(visit, language, tenant)),
      ...(kind === "visit_ended" ? signUpLinks(language, setting) : []),
      ...((confirming.has(kind) || refunding.has(kind)) && visit.is_paid
        ? receiptLinks(made, visit, language)
        : []),
      ...(changeable.has(kind) ? changeLinks(made, visit, language, setting) : []),
      ...(offer ? await waitlistLinks(tx, visit, offer, { ...setting, language }) : []),
    ],
    notes: [
      ...(changeable.has(kind) ? clinicNotes(visit, tenant, language) : []),
      ...(changeable.has(kind) || kind === "visit_reminder_soon" ? emergencyNotes(tenant, language) : []),
      ...(refunding.has(kind) && visit.is_paid ? [refundNote(language)] : []),
      ...reservationNotes(kind, visit, language),
      ...(kind === "visit_ended" ? [keepingNote(language, settings.patientsSignUp)] : []),
      ...(isOff ? [] : notesOf({ ...visit, shows_code }, language)),
    ],
    hasProfile: visit.guest_id === null && !visit.enters_by_code,
    facts: {
      ...(offer && offerFacts(offer, visit, { settings, language })),
      ...timeFacts(visit.start_time, zoneOfReader(visit.time_zone, settings), language, settings),
      what: whatToDoFor(
        visit.service_type,
        language,
        now.getTime() >= joinOpensAt(visit.start_time.getTime()),
        eveningBefore(visit, settings, language),
      ),
      amount: leftOf(visit, language),
    },
    without: settings.patientsHideAmount ? ["amount"] : [],
    patientId: visit.patient_id,
    requestedBy: visit.booked_by ?? visit.account_id,
    isOwed,
    appointmentId: visit.id,
    calendar:
      visit.wants_calendar && !besideCalendar.has(kind)
        ? calendarOf(visit, { tenant, language, link: linkOf(made, visit, isOff, setting), isOff, now })
        : null,
    now,
  };
  await Promise.all([queueAccountMail(tx, services, mail), made.save(tx)]);
  return true;
}

/** Mails whose text has no amount, because nothing may have been paid. */
const decidedByClinic: ReadonlySet<AppointmentMailKind> = new Set([
  "visit_canceled_by_clinic",
  "visit_declined",
]);

/** Returns what becomes of a reserved amount when its appointment is off: the clinic takes it, or it is released. */
function reservationNotes(
  kind: AppointmentMailKind,
  { is_reserved }: MailedAppointment,
  language: Locale,
): string[] {
  if (!is_reserved) return [];
  if (kind === "visit_canceled_kept") return [mailLabel("reservationTaken", language)];
  const isReleased = kind === "visit_canceled" || decidedByClinic.has(kind);
  return isReleased ? [mailLabel("reservationReleased", language)] : [];
}

/** Returns the refunded amount; empty when nothing was paid or amounts are hidden (D.31). */
function refundDetails(visit: MailedAppointment, { settings }: Tenant, language: Locale): Detail[] {
  if (!visit.is_paid || settings.patientsHideAmount) return [];
  const value = [{ text: leftOf(visit, language), isValue: true }];
  return [{ label: mailLabel("refund", language), value }];
}

const leftOf = ({ left_minor, left_currency, due_minor, currency }: MailedAppointment, language: Locale) =>
  formatPrice(left_minor ?? due_minor, left_currency ?? currency, language);

/** Returns when the waiting room opens, if that is on the evening before; else null. */
function eveningBefore(
  { start_time: start, time_zone }: MailedAppointment,
  settings: Tenant["settings"],
  language: Locale,
): { day: string; time: string } | null {
  const zone = zoneOfReader(time_zone, settings);
  if (!opensEveningBefore(start.getTime(), zone)) return null;
  return timeFacts(new Date(joinOpensAt(start.getTime())), zone, language, settings);
}

/** A slot held for the reader, and until when. */
type TimeOffer = {
  start: Date;
  until: Date;
  /** No device receives a push about it. */
  isNotifiedByMailAlone: boolean;
};

/** Returns the link to decline the slot or leave the waitlist without signing in. */
async function waitlistLinks(
  tx: Tx,
  visit: MailedAppointment,
  { start }: TimeOffer,
  { services, tenant, now, language }: Setting & { language: Locale },
): Promise<MailLink[]> {
  const { id: appointmentId, account_id: patientId } = visit;
  if (patientId === null || visit.enters_by_code) return [];
  const wanted = { tenant, config: services.config, of: { appointmentId }, patientId, start, now };
  return [{ label: mailLabel("waitlist", language), link: await makeWaitlistLink(tx, wanted) }];
}

function offerFacts(
  { start, until }: TimeOffer,
  { time_zone }: MailedAppointment,
  { settings, language }: { settings: Tenant["settings"]; language: Locale },
) {
  const zone = zoneOfReader(time_zone, settings);
  const at = timeFacts(start, zone, language, settings);
  return {
    earlier: `${at.day}, ${at.time} (${at.zone})`,
    until: timeFacts(until, zone, language, settings).time,
  };
}

/** Returns the link to the part of the appointment's page where it is cancelled or moved. */
function changeLinks(
  made: MailLinks,
  visit: MailedAppointment,
  language: Locale,
  { tenant, now }: Setting,
): MailLink[] {
  // A dependent with their own address enters with the code and cannot change the appointment.
  if (visit.guest_id === null && visit.enters_by_code) return [];
  const facts = { serviceType: visit.service_type, status: visit.status, isPaid: visit.due_minor > 0 };
  const { canCancel, canReschedule } = appointmentChange(
    { ...facts, startTime: visit.start_time.getTime() },
    tenant.settings,
    now.getTime(),
  );
  if (!canCancel && !canReschedule) return [];
  const label = canCancel && canReschedule ? "change" : canCancel ? "cancel" : "reschedule";
  const link = new URL(made.to(visit));
  link.searchParams.set("view", "change");
  return [{ label: mailLabel(label, language), link: link.href }];
}

/**
 * Returns the link to the payment's receipt, for readers who may open the appointment's page; empty for
 * others. Creates a guest link, so call `made.save` afterwards.
 */
export function receiptLinks(
  made: MailLinks,
  visit: Pick<MailedAppointment, "id" | "guest_id" | "enters_by_code">,
  language: Locale,
): MailLink[] {
  if (visit.guest_id === null && visit.enters_by_code) return [];
  const link = new URL(made.to(visit));
  link.searchParams.set("view", "receipt");
  return [{ label: mailLabel("receipt", language), link: link.href }];
}

/** Returns the link to sign up; empty when the clinic has no sign-up. */
function signUpLinks(language: Locale, { services, tenant }: Setting): MailLink[] {
  if (!tenant.settings.patientsSignUp) return [];
  return [{ label: mailLabel("signUp", language), link: tenantAddress(services.config, tenant, "/sign-up") }];
}

/** Returns the map link of an appointment at the clinic. */
function mapLinks({ service_type }: MailedAppointment, language: Locale, { settings }: Tenant): MailLink[] {
  const { clinicAddress: address } = settings;
  if (service_type !== "on_site" || address === null) return [];
  return [{ label: mailLabel("map", language), link: mapLink(address) }];
}

/** Returns the lines on whom to call in an emergency; empty when the clinic names no number. */
export function emergencyNotes({ settings }: Pick<Tenant, "settings">, language: Locale): string[] {
  const { emergencyNumber } = settings;
  if (emergencyNumber === null) return [];
  return [fillTemplate(mailLabel("emergency", language), { number: emergencyNumber })];
}

/** Returns the lines of the clinic's own text about upcoming appointments; empty without one. */
function clinicNotes(
  { clinic_texts: stored }: MailedAppointment,
  { settings }: Tenant,
  language: Locale,
): string[] {
  const known = (stored ?? []).flatMap(({ locale, text }) => {
    const inLanguage = asLocale(locale);
    return inLanguage ? [{ locale: inLanguage, text }] : [];
  });
  const own = textForReader(known, language, settings.defaultLanguage);
  return (own?.text.split("\n") ?? []).map((line) => line.trim()).filter((line) => line !== "");
}

function notesOf(
  { guest_id, shows_code, code }: MailedAppointment & { shows_code: boolean },
  language: Locale,
): string[] {
  return [
    ...(shows_code && code !== null ? [mailLabel("codeIsPrivate", language)] : []),
    ...(guest_id === null ? [] : [mailLabel("personalLink", language)]),
  ];
}

type MailedAppointment = {
  id: number;
  status: string;
  doctor: NamedDoctor;
  /** The dependent's name, when the reader is the carer. */
  dependent_name: string | null;
  accompanying_name: string | null;
  accompanying_relationship: AccompanyingRelationship | null;
  price_minor: number;
  /** What is to pay or was paid, in minor units. */
  due_minor: number;
  /** True as soon as the capture of a reserved payment was requested. */
  is_paid: boolean;
  /** The payment is authorised, and its money is not taken yet. */
  is_reserved: boolean;
  currency: string;
  /** The reader's: as chosen in the profile, else the one of the last device. */
  time_zone: string | null;
  booked_by: number | null;
  service_type: ServiceType;
  start_time: Date;
  end_time: Date;
  code: string | null;
  version: number;
  patient_id: number | null;
  guest_id: number | null;
  /** The patient, or their carer. */
  account_id: number | null;
  email: string | null;
  language: string | null;
  /** The visit's page is for those who sign in; others come in with the code: also who was a dependent and has no account. */
  enters_by_code: boolean;
  wants_mail: boolean;
  wants_calendar: boolean;
  /** The clinic's own notes in such mails, by language; null without any. */
  clinic_texts: { locale: string; text: string }[] | null;
  /** The clinic's texts that replace the product's, by language; null without any. */
  own_texts: StoredMailText[] | null;
  /** The host in calendar entries' ids, when the clinic's primary host name has changed. */
  calendar_host: string | null;
} & MoneyLeft;

type Mailed = { reader: "patient" | "account"; kind: AppointmentMailKind };

/**
 * Returns what a mail of a kind needs about an appointment and its reader; undefined for an unknown
 * appointment. `reader`: `account` is the caring account, when it has an address, instead of a dependent with
 * their own.
 */
export async function loadMailed(
  tx: Tx,
  appointmentId: number,
  { reader, kind }: Mailed,
): Promise<MailedAppointment | undefined> {
  const isForParent = reader === "account" ? sql`parent.email is not null` : sql`p.email is null`;
  const { rows } = await sql<MailedAppointment>`${statementName(`mailed_to_${reader}`)}
    select a.id, a.service_type, a.start_time, a.end_time, a.code, a.version, a.patient_id, a.guest_id, a.booked_by,
      a.status, ${namedDoctor("d")} as doctor, a.amount_minor as price_minor, greatest(a.amount_minor - a.discount_minor, 0) as due_minor, a.currency,
      exists (select from payments y where y.tenant_id = a.tenant_id and y.appointment_id = a.id
        and (y.status in ${paymentStateLists.paid} and (y.capture = 'immediate' or y.captured_at is not null)
          or y.status = 'reserved' and y.capture_asked_at is not null)) as is_paid,
      exists (select from payments y where y.tenant_id = a.tenant_id and y.appointment_id = a.id
        and y.status = 'reserved' and y.capture_asked_at is null) as is_reserved,
      coalesce(holder.time_zone, holder.device_time_zone, g.time_zone) as time_zone,
      coalesce(p.parent_id, p.id) as account_id,
      case when ${isForParent} then coalesce(parent.email, g.email) else coalesce(p.email, g.email) end as email, coalesce(holder.device_language, holder.language, parent.device_language, parent.language, g.language) as language,
      p.id is null or (p.parent_id is not null and not ${isForParent}) or (p.parent_id is null and p.care_ends_at is not null
        and not exists (select from credentials c where c.tenant_id = p.tenant_id and c.patient_id = p.id)) as enters_by_code,
      case when p.parent_id is not null and ${isForParent} then p.name when a.accompanying_name is not null then g.name end as dependent_name,
      a.accompanying_name, a.accompanying_relationship,
      coalesce(holder.wants_visit_mails, true) as wants_mail, coalesce(holder.wants_calendar_files, true) as wants_calendar,
      (select jsonb_agg(jsonb_build_object('locale', c.locale, 'text', c.text)) from clinic_texts c
        where c.tenant_id = a.tenant_id and c.kind = 'appointment_mail') as clinic_texts,
      (select jsonb_agg(to_jsonb(m)) from mail_texts m where m.tenant_id = a.tenant_id and m.kind = ${kind}) as own_texts,
      money.left_minor, money.left_currency,
      (select t.calendar_host from tenants t where t.id = a.tenant_id) as calendar_host
    from appointments a
      join doctors d on d.tenant_id = a.tenant_id and d.id = a.doctor_id
      left join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
      left join patients parent on parent.tenant_id = p.tenant_id and parent.id = p.parent_id
      left join patients holder on holder.tenant_id = p.tenant_id and holder.id = case when ${isForParent} then p.parent_id else p.id end
      left join guests g on g.tenant_id = a.tenant_id and g.id = a.guest_id ${joinMoneyLeft}
    where a.id = ${appointmentId}`.execute(tx);
  return rows[0];
}

/** Returns a new link each time: a guest's works once, so mail and calendar entry need one each. */
function linkOf(
  made: MailLinks,
  visit: MailedAppointment,
  isOff: boolean,
  { services, tenant }: Setting,
): string | null {
  if (!isOff) return made.to(visit);
  return tenant.settings.patientsWebScheduling ? tenantAddress(services.config, tenant, "/doctors") : null;
}

/** Adds the part of the page that the mail is about to its link. */
function viewOf(kind: AppointmentMailKind, link: string | null): string | null {
  if (kind !== "visit_earlier" || link === null) return link;
  const address = new URL(link);
  address.searchParams.set("view", "earlier");
  return address.href;
}

type CalendarFacts = { tenant: Tenant; language: Locale; link: string | null; isOff: boolean; now: Date };

/** Returns the calendar entry with a stable id, so that a later mail replaces or removes it. */
function calendarOf(visit: MailedAppointment, { tenant, language, link, isOff, now }: CalendarFacts): string {
  const texts = calendarTextsIn(visit.service_type, language);
  const fill = (text: string) => fillTemplate(text, { clinic: tenant.manifest.name });
  return calendarFile({
    uid: `appointment-${visit.id}@${visit.calendar_host ?? tenant.primaryDomain}`,
    start: visit.start_time,
    end: visit.end_time,
    now,
    title: fill(texts.title),
    alarm: fill(texts.alarm),
    // Neither title nor alarm names anybody: both show on a locked screen (D.100).
    about: peopleDetails(visit, language).map((detail) => detailText(detail, language)),
    link,
    sequence: visit.version,
    isCanceled: isOff,
  });
}
