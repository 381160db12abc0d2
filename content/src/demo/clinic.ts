import type { DoctorTitle } from "@anteroom/domain/booking/doctor-name";
import type { AppointmentStatus } from "@anteroom/domain/appointment/appointment-state";
import type { DoctorSex } from "@anteroom/domain/booking/doctor-facts";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { Manifest } from "@anteroom/domain/clinic/manifest";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import type { ServiceType } from "@anteroom/domain/appointment/service-type";
import type { Sex } from "@anteroom/domain/account/sex";
import type { WeeklyPart } from "@anteroom/domain/booking/slots";
import type { VoucherWorth } from "@anteroom/domain/payment/voucher";

/**
 * A demo clinic; everything in it is fictitious. Appointments name their patient by email and their doctor by name.
 */
export type DemoClinic = {
  manifest: Manifest;
  settings: Partial<ApplicationSettings>;
  doctors: readonly DemoDoctor[];
  patients: readonly DemoPatient[];
  appointments: readonly DemoAppointment[];
  /** Vouchers for trying them out, with the codes in the README. */
  vouchers?: readonly DemoVoucher[];
};

/** A voucher of a demo clinic, as it is seeded. */
export type DemoVoucher = {
  code: string;
  worth: VoucherWorth;
  /** How often it may be used in all; null without a limit. */
  usesAllowed: number | null;
  usesTaken: number;
  /** Days from the moment of seeding; negative has expired, null without an end. */
  validForDays: number | null;
};

/** A doctor of a demo clinic, as seeded. `languages` are BCP 47 tags, `specialty` is a slug. */
export type DemoDoctor = {
  name: string;
  title: DoctorTitle;
  specialty: string;
  languages: readonly string[];
  /** File name without ending in the portraits' folder. */
  portrait: string;
  /** By language, at least the clinic's and English. */
  about: Partial<Record<Locale, string>>;
  /** In minor units of the clinic's currency. */
  priceMinor: number;
  /** Prices of the kinds of appointment that differ from the video price. */
  servicePrices: Readonly<Partial<Record<Exclude<ServiceType, "remote">, number>>>;
  appointmentMinutes: number;
  /** Weekly opening hours, in minutes of the clinic's day, and the breaks within them. */
  hours: readonly WeeklyPart[];
  breaks: readonly WeeklyPart[];
  sex: DoctorSex;
  treatsChildren: boolean;
  /** Of a register that does not exist; its name in the clinic's language. */
  registration: { register: string; number: string };
  /** By language, at least English and those of the demo clinics. */
  training: Partial<Record<Locale, readonly string[]>>;
  treats: Partial<Record<Locale, readonly string[]>>;
  /** Null where this doctor takes no insurance. */
  insurers: readonly string[] | null;
  /** Invented; the sum of all ratings from 1 to 5, and their number. */
  rating: { sum: number; count: number };
  /** Has a free slot within the hour, day and night. */
  isOnCall: boolean;
};

/** A patient of a demo clinic, as seeded, with the password for the sign-in. */
export type DemoPatient = {
  name: string;
  email: string;
  password: string;
  /** As `1985-04-12`. */
  birthdate: string;
  sex: Sex;
  /** Digits only; a valid CPF where the clinic uses it for sign-in. */
  taxpayerNumber: string | null;
  phoneCountryCode: string;
  phoneNumber: string;
  address: string;
  /** Null where none was chosen: pages follow the browser's language, mails the clinic's. */
  language: Locale | null;
  timeZone: string;
  /** Has not agreed to the terms in force, and is asked to after the next sign-in. */
  hasNewTerms?: true;
  insurance?: { insurer: string; insuranceNumber: string; policyNumber: string };
  /** Those the patient cares for. */
  dependents?: readonly DemoDependent[];
};

/** A dependent of a demo patient. `birthdate` as `2015-04-12`. */
export type DemoDependent = {
  name: string;
  birthdate: string;
  sex: Sex;
  /** Null: notifications go to the patient. */
  email: string | null;
  /** An adult has agreed that the patient acts for them (D.101). */
  hasAgreed: boolean;
};

/**
 * An appointment about `hoursFromNow` hours from the time of seeding, negative for a past one; `planAppointments` finds
 * the slot. `patient` is an email address, `doctor` a name without title.
 */
export type DemoAppointment = {
  patient: string;
  doctor: string;
  hoursFromNow: number;
  status: AppointmentStatus;
  /** Default: by video. */
  serviceType?: ServiceType;
  /** The reason for the appointment. */
  symptoms: string;
  review: { rating: number; comment: string; isPublic?: true } | null;
};

/** The password of every demo patient, as the README states it. */
export const demoPassword = "anteroom-demo";
