import { confirmationMailIn } from "@anteroom/content/confirmation-mail";
import type { Locale } from "@anteroom/domain/locales";
import { formatDay, formatTime, zoneInWords } from "@anteroom/domain/visit-time";
import { calendarFile } from "./calendar-file.ts";
import type { Config } from "./config.ts";
import { tenantAddress } from "./tenant-address.ts";
import type { Tenant } from "./tenants.ts";

export type BookedVisit = {
  id: number;
  code: string;
  start_time: Date;
  end_time: Date;
  patient_id: number | null;
  /** A guest's way in is the code, and that of a dependent who is written to at an address of their own. */
  enters_by_code: boolean;
};

/** Subject, body and calendar file that confirm a visit, with nothing in them that a shared mailbox must not show (D.100). */
export function confirmationMail(
  visit: BookedVisit,
  { tenant, config, locale, now }: { tenant: Tenant; config: Config; locale: Locale; now: Date },
): { subject: string; body: string; calendar: string } {
  const texts = confirmationMailIn(locale);
  const { timeZone } = tenant.settings;
  const start = visit.start_time.getTime();
  const link = tenantAddress(
    config,
    tenant,
    visit.enters_by_code ? "/join-by-code" : `/appointments/${visit.id}`,
  );
  const facts: Record<string, string> = {
    clinic: tenant.manifest.name,
    day: formatDay(start, timeZone, locale, true),
    time: formatTime(start, timeZone, locale),
    city: zoneInWords(timeZone, locale),
    code: `${visit.code.slice(0, 4)}-${visit.code.slice(4)}`,
    link,
  };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
  return {
    subject: fill(texts.subject),
    body: fill(texts.body),
    calendar: calendarFile({
      uid: `appointment-${visit.id}@${tenant.primaryDomain}`,
      start: visit.start_time,
      end: visit.end_time,
      now,
      title: fill(texts.event),
      alarm: fill(texts.alarm),
      link,
    }),
  };
}
