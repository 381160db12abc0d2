import { mailLabel, type MailLabel } from "@anteroom/content/messages/mail-labels";
import type { Locale } from "@anteroom/domain/locales";
import { formatPrice } from "@anteroom/domain/money";
import type { ApplicationSettings } from "@anteroom/domain/settings";
import { visitChange } from "@anteroom/domain/visit-change";
import { formatDay, formatTime, zoneInWords } from "@anteroom/domain/visit-time";
import { isTimeZone, offsetAt } from "@anteroom/domain/zoned-time";
import { fillLine, type Detail } from "./mail-content.ts";

/** Day, time and city of an instant on the clocks of a zone, as the places of the texts. */
export function timeFacts(at: Date, timeZone: string, language: Locale) {
  return {
    day: formatDay(at.getTime(), timeZone, language, true),
    time: formatTime(at.getTime(), timeZone, language),
    city: zoneInWords(timeZone, language),
  };
}

/** The zone a reader is told times in: their own as on the pages, else the clinic's. */
export function zoneOfReader(zone: string | null, settings: Pick<ApplicationSettings, "timeZone">): string {
  return zone !== null && isTimeZone(zone) ? zone : settings.timeZone;
}

type Appointment = {
  status: string;
  service_type: string;
  start_time: Date;
  doctor_name: string;
  /** What is to pay or was paid, in minor units. */
  due_minor: number;
  currency: string;
  code: string | null;
  /** The reader comes in with the code, or may keep it for another device. */
  shows_code: boolean;
  /** The reader's zone, where it is known. */
  time_zone: string | null;
};

type Setting = { settings: ApplicationSettings; language: Locale; now: Date };

/**
 * What a mail tells of an appointment, as on its page: time, doctor, and where the appointment still takes place price (D.31), terms and
 * code. Never its specialty or motive (D.100).
 */
export function appointmentDetails(
  appointment: Appointment,
  isCanceled: boolean,
  { settings, language, now }: Setting,
): Detail[] {
  const { start_time, doctor_name, due_minor, currency, code, shows_code, time_zone } = appointment;
  const zone = zoneOfReader(time_zone, settings);
  const detail = (name: MailLabel, text: string, values: Readonly<Record<string, string>>): Detail => ({
    label: mailLabel(name, language),
    value: fillLine(text, values, language),
  });
  const fact = (name: MailLabel, text: string): Detail => ({
    label: mailLabel(name, language),
    value: [{ text, isValue: true }],
  });
  const timeText = mailLabel("time", language);
  const isSameClock =
    offsetAt(start_time.getTime(), zone) === offsetAt(start_time.getTime(), settings.timeZone);
  const details = [
    detail("when", timeText, timeFacts(start_time, zone, language)),
    ...(isSameClock
      ? []
      : [detail("clinicTime", timeText, timeFacts(start_time, settings.timeZone, language))]),
    fact("doctor", doctor_name),
  ];
  if (isCanceled) return details;
  const isPriced = due_minor > 0 && !settings.patientsHideAmount;
  const facts = { serviceType: appointment.service_type, status: appointment.status, isPaid: due_minor > 0 };
  const change = visitChange({ ...facts, startTime: start_time.getTime() }, settings, now.getTime());
  const until = timeFacts(new Date(change.freeUntil), zone, language);
  return [
    ...details,
    ...(isPriced ? [fact("price", formatPrice(due_minor, currency, language))] : []),
    ...(due_minor > 0 && change.canCancel && change.isFree
      ? [detail("terms", mailLabel("fullRefund", language), until)]
      : []),
    ...(shows_code && code !== null ? [fact("code", `${code.slice(0, 4)}-${code.slice(4)}`)] : []),
  ];
}
