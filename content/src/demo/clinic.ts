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

/** A demo clinic; everything in it is fictitious. */
export type DemoClinic = {
  manifest: Manifest;
  settings: Partial<ApplicationSettings>;
  doctors: readonly DemoDoctor[];
  patients: readonly DemoPatient[];
  appointments: readonly DemoAppointment[];
  /** Vouchers for trying them out, with the codes in the README. */
  vouchers?: readonly DemoVoucher[];
};

export type DemoVoucher = {
  code: string;
  worth: VoucherWorth;
  /** In all; null without a limit. */
  usesAllowed: number | null;
  usesTaken: number;
  /** From the moment of seeding; negative is over, null without an end. */
  validForDays: number | null;
};

export type DemoDoctor = {
  name: string;
  title: DoctorTitle;
  specialty: string;
  languages: readonly string[];
  /** File name without ending in the portraits' folder. */
  portrait: string;
  /** In the clinic's language and in English. */
  about: Partial<Record<Locale, string>>;
  /** In minor units of the clinic's currency. */
  priceMinor: number;
  /** Prices of the kinds of appointment that differ from the video price. */
  servicePrices: Readonly<Partial<Record<Exclude<ServiceType, "remote">, number>>>;
  appointmentMinutes: number;
  hours: readonly WeeklyPart[];
  breaks: readonly WeeklyPart[];
  sex: DoctorSex;
  treatsChildren: boolean;
  /** Of a register that does not exist. */
  registration: { register: string; number: string };
  /** In the clinic's language and in English. */
  training: Partial<Record<Locale, readonly string[]>>;
  treats: Partial<Record<Locale, readonly string[]>>;
  /** Null where this doctor takes no insurance. */
  insurers: readonly string[] | null;
  /** Invented, as everything here. */
  rating: { sum: number; count: number };
  /** Has a free slot within the hour, day and night. */
  isOnCall: boolean;
};

export type DemoPatient = {
  name: string;
  email: string;
  password: string;
  birthdate: string;
  sex: Sex;
  /** Digits only; a valid CPF where the clinic uses it for sign-in. */
  taxpayerNumber: string | null;
  phoneCountryCode: string;
  phoneNumber: string;
  address: string;
  /** Null: none was chosen. Pages speak the browser's language then, mails the clinic's. */
  language: Locale | null;
  timeZone: string;
  /** Has not agreed to the terms in force: meets them after the next log-in. */
  hasNewTerms?: true;
  insurance?: { insurer: string; insuranceNumber: string; policyNumber: string };
  /** Those the patient cares for. */
  dependents?: readonly DemoDependent[];
};

export type DemoDependent = {
  name: string;
  birthdate: string;
  sex: Sex;
  /** Null: notifications go to the patient. */
  email: string | null;
  /** An adult has agreed that the patient acts for them (D.101). */
  hasAgreed: boolean;
};

/** An appointment in the doctor's slot nearest to `hoursFromNow` from the time of seeding; negative is past. */
export type DemoAppointment = {
  patient: string;
  doctor: string;
  hoursFromNow: number;
  status: AppointmentStatus;
  /** Default: by video. */
  serviceType?: ServiceType;
  symptoms: string;
  review: { rating: number; comment: string; isPublic?: true } | null;
};

/** The password of every demo patient, as the README states it. */
export const demoPassword = "anteroom-demo";
