import type { AppointmentStatus } from "@anteroom/domain/appointment-state";
import type { Locale } from "@anteroom/domain/locales";
import type { Manifest } from "@anteroom/domain/manifest";
import type { ApplicationSettings } from "@anteroom/domain/settings";
import type { Sex } from "@anteroom/domain/sex";
import type { WeeklyPart } from "@anteroom/domain/slots";

/** A clinic that exists only to show the product: everything in it is invented. */
export type DemoClinic = {
  manifest: Manifest;
  settings: Partial<ApplicationSettings>;
  doctors: readonly DemoDoctor[];
  patients: readonly DemoPatient[];
  appointments: readonly DemoAppointment[];
};

export type DemoDoctor = {
  name: string;
  specialty: string;
  languages: readonly string[];
  /** File name without ending in the portraits' folder. */
  portrait: string;
  /** In the clinic's language and in English. */
  about: Partial<Record<Locale, string>>;
  /** In minor units of the clinic's currency. */
  priceMinor: number;
  visitMinutes: number;
  hours: readonly WeeklyPart[];
  breaks: readonly WeeklyPart[];
  /** Invented, as everything here. */
  rating: { sum: number; count: number };
  /** There day and night: somebody always has a free time within the hour. */
  isOnCall: boolean;
};

export type DemoPatient = {
  name: string;
  email: string;
  password: string;
  birthdate: string;
  sex: Sex;
  /** Digits only; a valid CPF where the clinic takes it for log-in. */
  taxpayerNumber: string | null;
  phoneCountryCode: string;
  phoneNumber: string;
  address: string;
  language: Locale;
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

/** A visit at the doctor's slot nearest to so many hours from the moment of seeding; before it when negative, after it otherwise. */
export type DemoAppointment = {
  patient: string;
  doctor: string;
  hoursFromNow: number;
  status: AppointmentStatus;
  symptoms: string;
  review: { rating: number; comment: string } | null;
};

/** The password of every demo patient; it stands in the README. */
export const demoPassword = "anteroom-demo";
