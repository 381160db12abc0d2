import { confirmationMailIn } from "@anteroom/content/confirmation-mail";
import { fillTemplate } from "@anteroom/content/messages/fill-template";
import { visitInCalendar, whatToDoFor } from "@anteroom/content/messages/visit-mails";
import type { AccountMailKind } from "@anteroom/content/messages/account-mail";
import { asLocale, type Locale } from "@anteroom/domain/locales";
import type { ServiceType } from "@anteroom/domain/service-type";
import { formatDay, formatTime, zoneInWords } from "@anteroom/domain/visit-time";
import { sql } from "kysely";
import { queueAccountMail } from "./account-mail.ts";
import { calendarFile } from "./calendar-file.ts";
import type { Tx } from "./database.ts";
import type { Services } from "./services.ts";
import { tenantAddress } from "./tenant-address.ts";
import type { Tenant } from "./tenants.ts";

export type VisitMailKind = Extract<AccountMailKind, `visit_${string}`>;

type Setting = { services: Pick<Services, "jobs" | "config">; tenant: Tenant; now: Date };

/** After these the visit stands in no calendar any more, and the mail leads to other times. */
const callingOff: ReadonlySet<VisitMailKind> = new Set([
  "visit_canceled",
  "visit_canceled_kept",
  "visit_canceled_by_clinic",
  "visit_declined",
]);

/** These change nothing of what stands in a calendar. */
const besideCalendar: ReadonlySet<VisitMailKind> = new Set(["visit_message"]);

/**
 * Tells whoever is written to about this visit (the patient, the guest, a dependent with an address of their own, else
 * who cares for them) in the caller's transaction. False where nobody is: no address, or no wish for such mails.
 */
export async function queueVisitMail(
  tx: Tx,
  kind: VisitMailKind,
  appointmentId: number,
  { services, tenant, now }: Setting,
): Promise<boolean> {
  const visit = await loadVisit(tx, appointmentId);
  if (!visit?.email || !visit.wants_mail) return false;
  const language = asLocale(visit.language ?? undefined) ?? tenant.settings.defaultLanguage;
  const isOff = callingOff.has(kind);
  const link = linkOf(visit, isOff, { services, tenant });
  const start = visit.start_time.getTime();
  const { timeZone } = tenant.settings;
  await queueAccountMail(tx, services, {
    tenant,
    to: visit.email,
    language,
    kind,
    ...(link === null ? {} : { link }),
    ...(visit.enters_by_code && visit.code !== null && !isOff
      ? { code: `${visit.code.slice(0, 4)}-${visit.code.slice(4)}` }
      : {}),
    facts: {
      day: formatDay(start, timeZone, language, true),
      time: formatTime(start, timeZone, language),
      city: zoneInWords(timeZone, language),
      what: whatToDoFor(visit.service_type, language),
    },
    patientId: visit.patient_id,
    appointmentId,
    calendar:
      visit.wants_calendar && !besideCalendar.has(kind)
        ? calendarOf(visit, { tenant, language, link, isOff, now })
        : null,
    now,
  });
  return true;
}

type Visit = {
  id: number;
  service_type: ServiceType;
  start_time: Date;
  end_time: Date;
  code: string | null;
  version: number;
  patient_id: number | null;
  email: string | null;
  language: string | null;
  /** The visit's page is for those who sign in; others come in with the code. */
  enters_by_code: boolean;
  wants_mail: boolean;
  wants_calendar: boolean;
};

async function loadVisit(tx: Tx, appointmentId: number): Promise<Visit | undefined> {
  const { rows } = await sql<Visit>`
    select a.id, a.service_type, a.start_time, a.end_time, a.code, a.version, a.patient_id,
      coalesce(p.email, parent.email, g.email) as email, coalesce(p.language, parent.language, g.language) as language,
      p.id is null or (p.parent_id is not null and p.email is not null) as enters_by_code,
      coalesce(holder.wants_visit_mails, true) as wants_mail, coalesce(holder.wants_calendar_files, true) as wants_calendar
    from appointments a
      left join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
      left join patients parent on parent.tenant_id = p.tenant_id and parent.id = p.parent_id
      left join patients holder on holder.tenant_id = p.tenant_id and holder.id = case when p.email is null then p.parent_id else p.id end
      left join guests g on g.tenant_id = a.tenant_id and g.id = a.guest_id
    where a.id = ${appointmentId}`.execute(tx);
  return rows[0];
}

function linkOf(
  { id, enters_by_code }: Visit,
  isOff: boolean,
  { services, tenant }: Pick<Setting, "services" | "tenant">,
): string | null {
  const address = (path: `/${string}`) => tenantAddress(services.config, tenant, path);
  if (isOff) return tenant.settings.patientsWebScheduling ? address("/doctors") : null;
  return address(enters_by_code ? "/join-by-code" : `/appointments/${id}`);
}

type CalendarFacts = { tenant: Tenant; language: Locale; link: string | null; isOff: boolean; now: Date };

/** The same entry as the confirmation's: it takes that one's place in the calendar, or takes it out. */
function calendarOf(visit: Visit, { tenant, language, link, isOff, now }: CalendarFacts): string {
  const { event, alarm } = confirmationMailIn(language);
  const words = visit.service_type === "remote" ? { title: event, alarm } : visitInCalendar(language);
  const fill = (text: string) => fillTemplate(text, { clinic: tenant.manifest.name });
  return calendarFile({
    uid: `appointment-${visit.id}@${tenant.primaryDomain}`,
    start: visit.start_time,
    end: visit.end_time,
    now,
    title: fill(words.title),
    alarm: fill(words.alarm),
    link: link ?? "",
    sequence: visit.version,
    isCanceled: isOff,
  });
}
