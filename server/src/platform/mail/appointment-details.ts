import { mailLabel, type MailLabel } from "@anteroom/content/messages/mail-labels";
import { doctorName, type NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import type { Locale } from "@anteroom/domain/shared/locales";
import { formatPrice } from "@anteroom/domain/payment/money";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import { cancellationTerms } from "@anteroom/domain/payment/cancellation-terms";
import { exemptionIn, vatContained } from "@anteroom/domain/payment/vat";
import { withArabicDates } from "@anteroom/domain/shared/arabic-dates";
import { zoneTimeName } from "@anteroom/domain/shared/time-of-zone";
import { formatDay, formatTime } from "@anteroom/domain/appointment/appointment-time";
import { isTimeZone, offsetAt } from "@anteroom/domain/shared/zoned-time";
import type { AccompanyingRelationship } from "@anteroom/domain/booking/accompanying-adult";
import { fillLine, type Detail } from "./mail-content.ts";

/** How a clinic writes dates in Arabic. */
type DateSettings = Pick<ApplicationSettings, "localizedArabicDates">;

/** Returns day, time and zone of an instant as placeholder values for texts. */
export function timeFacts(at: Date, timeZone: string, language: Locale, settings: DateSettings) {
  return withArabicDates(settings.localizedArabicDates, () => ({
    day: formatDay(at.getTime(), timeZone, language, true),
    time: formatTime(at.getTime(), timeZone, language),
    zone: zoneTimeName(timeZone, language),
  }));
}

/** Returns the time zone for a reader's times: their own when it is valid, else the clinic's. */
export function zoneOfReader(zone: string | null, settings: Pick<ApplicationSettings, "timeZone">): string {
  return zone !== null && isTimeZone(zone) ? zone : settings.timeZone;
}

type Appointment = {
  status: string;
  service_type: string;
  start_time: Date;
  doctor: NamedDoctor;
  /** Whom it is for, where the reader cares for them; null where it is the reader's own. */
  dependent_name: string | null;
  accompanying_name?: string | null;
  accompanying_relationship?: AccompanyingRelationship | null;
  /** Before the voucher, in minor units. */
  price_minor: number;
  /** What is to pay or was paid, in minor units. */
  due_minor: number;
  is_paid: boolean;
  /** The total is reserved on the payer's card, and not taken yet. */
  is_reserved?: boolean;
  currency: string;
  code: string | null;
  /** The reader comes in with the code, or may keep it for another device. */
  shows_code: boolean;
  /** The reader's zone, where it is known. */
  time_zone: string | null;
};

type Setting = { settings: ApplicationSettings; language: Locale; now: Date };
type Cost = Pick<Appointment, "price_minor" | "due_minor" | "is_paid" | "is_reserved" | "currency">;

/** A name as somebody has typed it, so that no reader's mail program makes a link of it. */
const safeName = (name: string) =>
  name.replaceAll("://", ": ").replaceAll(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, ". ");

/** Returns the mail lines on whom the appointment is for, if not the reader, and on the accompanying adult. */
export function peopleDetails(
  {
    dependent_name: person,
    accompanying_name: adult = null,
    accompanying_relationship: relationship = null,
  }: Pick<Appointment, "dependent_name" | "accompanying_name" | "accompanying_relationship">,
  language: Locale,
): Detail[] {
  const detail = (name: MailLabel, value: Detail["value"]): Detail => ({
    label: mailLabel(name, language),
    value,
  });
  const alone = (name: string) => [{ text: safeName(name), isValue: true }];
  return [
    ...(person === null ? [] : [detail("dependent", alone(person))]),
    ...(adult === null || relationship === null
      ? []
      : relationship === "other"
        ? [detail("adult", alone(adult))]
        : [
            detail(
              "adult",
              fillLine(mailLabel(`adult_${relationship}`, language), { name: safeName(adult) }, language),
            ),
          ]),
  ];
}

/**
 * Returns the mail lines on an appointment: persons, time and doctor. While it still takes place also price (D.31),
 * terms, place and code; with `hasTax` the tax too. Never specialty or reason (D.100).
 */
export function appointmentDetails(
  appointment: Appointment,
  isCanceled: boolean,
  { settings, language, now, hasTax = false }: Setting & { hasTax?: boolean },
): Detail[] {
  const { start_time, doctor, service_type, code, shows_code, time_zone } = appointment;
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
    ...peopleDetails(appointment, language),
    detail("when", timeText, timeFacts(start_time, zone, language, settings)),
    ...(isSameClock
      ? []
      : [detail("clinicTime", timeText, timeFacts(start_time, settings.timeZone, language, settings))]),
    fact("doctor", doctorName(doctor, language)),
  ];
  if (isCanceled) return details;
  const setting = { settings, language, now };
  return [
    ...details,
    ...(service_type === "on_site" && settings.clinicAddress !== null
      ? [fact("place", settings.clinicAddress)]
      : []),
    ...costDetails(appointment, setting, hasTax),
    ...termsDetails(appointment, setting, zone),
    ...(shows_code && code !== null ? [fact("code", `${code.slice(0, 4)}-${code.slice(4)}`)] : []),
  ];
}

/** Price, voucher and what was really paid or is to pay; with `hasTax` the tax in it. Nothing where amounts are hidden (D.31). */
function costDetails(
  { price_minor, due_minor, is_paid, is_reserved = false, currency }: Cost,
  { settings, language }: Pick<Setting, "settings" | "language">,
  hasTax: boolean,
): Detail[] {
  if (price_minor <= 0 || settings.patientsHideAmount) return [];
  const value = (name: MailLabel, text: string): Detail => ({
    label: mailLabel(name, language),
    value: [{ text, isValue: true }],
  });
  const saved = price_minor - due_minor;
  const amount = (minor: number) => formatPrice(minor, currency, language, [saved, due_minor]);
  const sum = amount(due_minor);
  return [
    ...(saved > 0 || !(is_paid || is_reserved) ? [value("price", amount(price_minor))] : []),
    ...(saved > 0 ? [value("voucher", `−${amount(saved)}`)] : []),
    ...(is_paid
      ? [value("totalPaid", sum)]
      : is_reserved
        ? [value("totalReserved", sum)]
        : saved > 0
          ? [value("total", sum)]
          : []),
    ...(hasTax ? taxDetails({ due_minor, currency }, { settings, language }) : []),
  ];
}

/**
 * Returns the line on the tax in the total, or why there is none. Empty without a tax setting, for nothing to pay,
 * and when amounts are hidden (D.31).
 */
export function taxDetails(
  { due_minor, currency }: Pick<Cost, "due_minor" | "currency">,
  { settings, language }: Pick<Setting, "settings" | "language">,
): Detail[] {
  const { vat, defaultLanguage, patientsHideAmount } = settings;
  if (vat === null || due_minor <= 0 || patientsHideAmount) return [];
  if ("exemption" in vat) {
    const text = exemptionIn(vat.exemption, language, defaultLanguage);
    return [{ label: mailLabel("noTax", language), value: [{ text, isValue: true }] }];
  }
  const numbers = new Intl.NumberFormat(language === "ar" ? "en" : language, { maximumFractionDigits: 2 });
  const values = {
    amount: formatPrice(vatContained(due_minor, vat.ratePercent), currency, language),
    rate: `${numbers.format(vat.ratePercent)}%`,
  };
  const value = fillLine(mailLabel("vatIncluded", language), values, language);
  return [{ label: mailLabel("vat", language), value }];
}

const canBeCanceled: ReadonlySet<string> = new Set(["pending_payment", "scheduled", "accepted"]);

/**
 * Returns the line on what a cancellation costs now. Empty when there is nothing to pay, after the start, and in
 * states that cannot be cancelled. An unpaid appointment is free to cancel, except while it waits for its payment: then
 * the terms are those after paying.
 */
export function termsDetails(
  {
    status,
    start_time,
    due_minor,
    is_paid,
    is_reserved = false,
  }: Pick<Appointment, "status" | "start_time" | "due_minor" | "is_paid" | "is_reserved">,
  { settings, language, now }: Setting,
  zone: string,
): Detail[] {
  if (due_minor <= 0 || !canBeCanceled.has(status) || now >= start_time) return [];
  // Who has booked without paying has nothing to lose, as the appointment's page says.
  const totalMinor = is_paid || is_reserved || status === "pending_payment" ? due_minor : 0;
  const facts = { startTime: start_time.getTime(), totalMinor };
  const terms = cancellationTerms(facts, settings, now.getTime());
  const detail = (name: MailLabel, values: Readonly<Record<string, string>> = {}): Detail[] => [
    { label: mailLabel("terms", language), value: fillLine(mailLabel(name, language), values, language) },
  ];
  switch (terms.kind) {
    case "refund-until":
      return detail(
        is_reserved ? "nothingTakenUntil" : "fullRefund",
        timeFacts(new Date(terms.until), zone, language, settings),
      );
    case "no-refund":
      return detail(is_reserved ? "reservedIsTaken" : "noRefund");
    case "ask-clinic":
      return detail("askClinicToCancel");
    case "free":
      return detail("freeToCancel");
  }
}
