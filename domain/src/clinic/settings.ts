import { type BookingLimits, defaultBookingLimits, readBookingLimits } from "../booking/booking-limits.ts";
import { defaultBookingOffsetMinutes, defaultSettings } from "../shared/constants.ts";
import { asLocale, type Locale } from "../shared/locales.ts";
import { asNumber, asRecord, asText } from "../shared/record.ts";
import { asScriptAddress, isForeignOrigin } from "./script-address.ts";
import { type CheckerService, readCheckerService } from "../health/outside-checker.ts";
import { effectiveBookingOffset } from "../booking/slots.ts";
import { readVat, type Vat } from "../payment/vat.ts";
import { readWaitlist, type WaitlistSettings } from "../booking/waitlist.ts";
import { isTimeZone } from "../shared/zoned-time.ts";

/** One setting: its value when the clinic gives none, and how a given value is read (undefined: it is not one). */
type Setting<T> = { fallback: T; read: (value: unknown) => T | undefined };

/** D.18: a flag that is missing is off. */
const flag: Setting<boolean> = {
  fallback: false,
  read: (value) => (typeof value === "boolean" ? value : undefined),
};
const words = <T extends string | null>(fallback: T): Setting<T | string> => ({
  fallback,
  read: (value) => asText(value, 500) ?? undefined,
});
const address: Setting<string | null> = {
  fallback: null,
  read: (value) => (isWebAddress(value) ? value : undefined),
};
const whole = (fallback: number, min: number, max: number): Setting<number> => ({
  fallback,
  read: (value) => {
    const number = asNumber(value);
    return number !== null && Number.isInteger(number) && number >= min && number <= max ? number : undefined;
  },
});

/** Links of the clinic to other sites (D.24); each may be missing. */
export type GlobalLinks = Partial<
  Record<"ios_app" | "android_app" | "contact_us" | "support_email" | "website" | "privacy" | "help", string>
>;
const linkNames = [
  "ios_app",
  "android_app",
  "contact_us",
  "support_email",
  "website",
  "privacy",
  "help",
] as const;

/** Payment methods that a clinic can offer; one is offered when its gateway is set. */
const gatewayNames = [
  "creditCard",
  "atm",
  "mbWay",
  "multibanco",
  "payU",
  "qrCode",
  "instantTransfer",
  "wallet",
] as const;
/** A payment method by the name of its setting. */
export type PaymentMethodName = (typeof gatewayNames)[number];
/** What the browser may know of a gateway: its name and its public client key. */
type Gateway = {
  provider: string;
  clientKey: string | null;
  /** Money is reserved first and taken later; never part of what a clinic stores (`withOwnGateways`). */
  capture?: "manual";
};
/** The payment methods that a clinic offers, each with its gateway; a missing one is not offered. */
export type PaymentMethodSettings = Partial<Record<PaymentMethodName, Gateway>>;

/** The issuer of the clinic's receipts, as the law requires: registered name, tax number and address. */
export type ReceiptIssuer = { name: string; taxNumber: string; address: string };

/** Who accepted responsibility for functions that are not clinically validated, and on which day (`date`, as `2026-11-22`) (D.102). */
export type Acknowledgement = { by: string; date: string };

/** Bounds of the age of majority, in years; `fallback` applies where a clinic sets no valid one. */
export const ageOfMajorityRange = { fallback: 18, min: 12, max: 30 } as const;

/**
 * Every setting of a clinic with its reader and default: those of spec §3 under their own names, then ours (D.104).
 */
export const settingsTable = {
  patientsLogIn: flag,
  patientsSignUp: flag,
  patientsWebScheduling: flag,
  patientsPayments: flag,
  patientsVouchers: flag,
  patientsTaxpayerLogin: flag,
  patientsManageDependents: flag,
  patientsInsuranceInformation: flag,
  patientsProfileSettings: flag,
  patientsShareScreen: flag,
  patientsSymptomChecker: flag,
  symptomCheckerProvider: words(defaultSettings.symptomCheckerProvider),
  patientsDisplayDoctorRating: flag,
  patientsVitalSigns: flag,
  vitalSignsPreAppointment: flag,
  vitalSignsProvider: words(defaultSettings.vitalSignsProvider),
  patientsHomepageVitalSigns: flag,
  patientsHomepageHealthAssessment: flag,
  patientsHideAmount: flag,
  patientsReview: flag,
  patientsSymptoms: flag,
  showSharedFiles: flag,
  globalLinks: { fallback: {}, read: readLinks } as Setting<GlobalLinks>,
  surveysEnvironment: words(defaultSettings.surveysEnvironment),
  urlShortenerDomain: words(null),
  elsevierIntegration: flag,
  displayNewTermsAndConditions: flag,
  displayEnrollmentActionCustomisations: flag,
  supportChat: flag,
  supportChatProvider: words("none"),
  supportChatFirstProvider: flag,
  supportArticles: flag,
  supportArticlesUrl: address,
  gateways: { fallback: {}, read: readGateways } as Setting<PaymentMethodSettings>,

  country: {
    fallback: null,
    read: (value) => (typeof value === "string" && /^[A-Z]{2}$/.test(value) ? value : undefined),
  } as Setting<string | null>,
  currency: {
    fallback: "EUR",
    read: (value) => (typeof value === "string" && /^[A-Z]{3}$/.test(value) ? value : undefined),
  } as Setting<string>,
  timeZone: {
    fallback: "UTC",
    read: (value) => (typeof value === "string" && isTimeZone(value) ? value : undefined),
  } as Setting<string>,
  defaultLanguage: {
    fallback: "en",
    read: (value) => (typeof value === "string" ? asLocale(value) : undefined),
  } as Setting<Locale>,
  /** The only emergency number ever shown; without it the sentence names none. */
  emergencyNumber: words(null),
  /** Phone number of a suicide crisis line; without it the verified default of the country, see `crisis-lines.ts`. */
  crisisLineNumber: words(null),
  /** Web chat of that crisis line; without it the default of the country, if the number is the default too. */
  crisisLineChatUrl: address,
  clinicPhone: words(null),
  /** The clinic's address for appointments on site, in one line; also the map's search text. */
  clinicAddress: words(null),
  /** The recipient of mails about payments at risk; default `globalLinks.support_email`. */
  clinicEmail: {
    fallback: null,
    read: (value) => (typeof value === "string" && isMailAddress(value) ? value : undefined),
  } as Setting<string | null>,
  /** The issuer on receipts; without it they have the clinic's name only. */
  legalData: { fallback: null, read: readLegalData } as Setting<ReceiptIssuer | null>,
  /** The VAT contained in prices. Without it receipts do not mention VAT. */
  vat: { fallback: null, read: readVat } as Setting<Vat | null>,
  ageOfMajority: whole(ageOfMajorityRange.fallback, ageOfMajorityRange.min, ageOfMajorityRange.max),
  bookingOffsetMinutes: {
    fallback: defaultBookingOffsetMinutes,
    read: (value) => {
      const minutes = asNumber(value);
      return minutes === null ? undefined : effectiveBookingOffset(minutes);
    },
  } as Setting<number>,
  paymentWidgetUrl: { ...address, fallback: defaultSettings.paymentWidgetUrl },
  patientsGuestBooking: flag,
  /** Version of the terms at `termsAndConditionsLink`; another one is a question to every patient (D.62). */
  termsVersion: words("1") as Setting<string>,
  /** Bookings are accepted automatically (D.83). */
  autoAccept: flag,
  /** Addresses of external surveys, by slug. */
  surveyAddresses: { fallback: {}, read: readSurveyAddresses } as Setting<Readonly<Record<string, string>>>,
  /**
   * The project under which surveys are offered before the first and after each appointment; without it surveys are
   * sent by links only.
   */
  surveysProject: words(null),
  patientsCancelAppointment: flag,
  patientsRescheduleAppointment: flag,
  cancelUntilHours: whole(24, 0, 720),
  bookingLimits: { fallback: defaultBookingLimits, read: readBookingLimits } as Setting<BookingLimits>,
  /** The settings of the waiting list; null turns it off. */
  waitlist: { fallback: null, read: readWaitlist } as Setting<WaitlistSettings | null>,
  /** Arabic pages write dates in Arabic; off, they are in short English (S9.DATE.01). */
  localizedArabicDates: flag,
  phoneCallBack: flag,
  /** The script of the chat's provider, and its public key. */
  supportChatScriptUrl: { fallback: null, read: readScript } as Setting<string | null>,
  supportChatKey: words(null),
  /** Further origins from which this clinic's third-party scripts load. */
  thirdPartyOrigins: { fallback: [], read: readOrigins } as Setting<readonly string[]>,
  /** Reminders by text message, where the installation supports them. */
  patientsSmsReminders: flag,
  patientsWhatsAppReminders: flag,
  /** Whether HSTS of the clinic's own hosts includes their subdomains. */
  strictTransportSecurity: {
    fallback: "host",
    read: (value) => (value === "host" || value === "subdomains" ? value : undefined),
  } as Setting<"host" | "subdomains">,
  /** The provider of a third-party symptom checker (`symptomCheckerProvider`). */
  symptomCheckerService: { fallback: null, read: readCheckerService } as Setting<CheckerService | null>,
  acknowledgedNotValidated: { fallback: null, read: readAcknowledgement } as Setting<Acknowledgement | null>,
} satisfies Record<string, Setting<unknown>>;

type Table = typeof settingsTable;
/** The name of a setting of a clinic. */
export type SettingName = keyof Table;
/** A clinic's complete settings, as `readSettings` returns them. */
export type ApplicationSettings = { [Name in SettingName]: Table[Name]["fallback"] };

/** The names of all settings, in the order of the table. */
export const settingNames = Object.keys(settingsTable) as SettingName[];

/**
 * Returns a clinic's complete settings. Missing and invalid values get their defaults (D.18); unknown names are
 * ignored.
 */
export function readSettings(given: unknown): ApplicationSettings {
  const fields = asRecord(given) ?? {};
  const read = settingNames.map((name) => {
    const setting: Setting<unknown> = settingsTable[name];
    const value = Object.hasOwn(fields, name) ? setting.read(fields[name]) : undefined;
    return [name, value ?? setting.fallback] as const;
  });
  // Each name has just been given a value by its own row.
  return Object.fromEntries(read) as ApplicationSettings;
}

/**
 * Returns the settings for pages: without the clinic's e-mail address, legal data and the address of a symptom
 * service. Client keys of gateways and chats stay: they are public.
 */
export function publicSettings(settings: ApplicationSettings): ApplicationSettings {
  const service = settings.symptomCheckerService;
  return {
    ...settings,
    clinicEmail: null,
    legalData: null,
    symptomCheckerService: service && { ...service, url: null },
  };
}

function isWebAddress(value: unknown): value is string {
  return typeof value === "string" && value.length <= 2000 && /^https?:\/\/[^\s\\]+$/.test(value);
}

function isMailAddress(value: string): boolean {
  return value.length <= 254 && /^[^\s@<>]+@[^\s@<>]+$/.test(value);
}

function readScript(value: unknown): string | undefined {
  return asScriptAddress(value) ?? undefined;
}

function readOrigins(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter(isForeignOrigin).slice(0, 30);
}

function readLinks(value: unknown): GlobalLinks | undefined {
  const fields = asRecord(value);
  if (!fields) return undefined;
  const links: GlobalLinks = {};
  for (const name of linkNames) {
    const link = fields[name];
    const isGood = name === "support_email" ? isMailAddress(String(link)) : isWebAddress(link);
    if (isGood && typeof link === "string") links[name] = link;
  }
  return links;
}

function readSurveyAddresses(value: unknown): Record<string, string> | undefined {
  const fields = asRecord(value);
  if (!fields) return undefined;
  const good = Object.entries(fields).filter(
    (entry): entry is [string, string] =>
      /^[a-z0-9][a-z0-9_-]{0,63}$/.test(entry[0]) && isWebAddress(entry[1]),
  );
  return Object.fromEntries(good);
}

function readGateways(value: unknown): PaymentMethodSettings | undefined {
  const fields = asRecord(value);
  if (!fields) return undefined;
  const gateways: PaymentMethodSettings = {};
  for (const name of gatewayNames) {
    const gateway = asRecord(fields[name]);
    const provider = asText(gateway?.provider, 100);
    if (provider !== null) gateways[name] = { provider, clientKey: asText(gateway?.clientKey, 500) };
  }
  return gateways;
}

function readLegalData(value: unknown): ReceiptIssuer | undefined {
  const fields = asRecord(value);
  const name = asText(fields?.name, 200);
  const taxNumber = asText(fields?.taxNumber, 40);
  const address = asText(fields?.address, 300);
  return name !== null && taxNumber !== null && address !== null ? { name, taxNumber, address } : undefined;
}

function readAcknowledgement(value: unknown): Acknowledgement | undefined {
  const fields = asRecord(value);
  const by = asText(fields?.by, 200);
  const date = asText(fields?.date, 10);
  return by !== null && date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date) ? { by, date } : undefined;
}
