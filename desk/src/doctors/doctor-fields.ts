import type { ClinicDoctor, clinicChangeDoctor } from "@anteroom/contract/administration/doctors";
import type { BodyOf } from "@anteroom/contract/endpoint";
import { doctorSexes } from "@anteroom/domain/booking/doctor-facts";
import { doctorTitles } from "@anteroom/domain/booking/doctor-name";
import { appointmentMinutes } from "@anteroom/domain/shared/lifetimes";
import type { Locale } from "@anteroom/domain/shared/locales";

/** A doctor's profile, as the API takes it. */
export type DoctorProfile = BodyOf<typeof clinicChangeDoctor>;

/** Languages offered in the form; others that a doctor has are preserved. */
export const offeredLanguages = [
  "en",
  "pt",
  "es",
  "fr",
  "it",
  "ar",
  "de",
  "nl",
  "pl",
  "ro",
  "uk",
  "ru",
  "zh",
  "hi",
];

/** The values of the doctor form. `about` is in the language of the desk. */
export type EnteredDoctor = {
  name: string;
  title: DoctorProfile["title"];
  specialty: string;
  languages: readonly string[];
  sex: DoctorProfile["sex"];
  /** "": not stated by the clinic. */
  treatsChildren: "" | "yes" | "no";
  about: string;
  register: string;
  registerNumber: string;
  minutes: string;
  isListed: boolean;
};

/** Converts a doctor to the form's values; null: an empty form. */
export function doctorToForm(doctor: ClinicDoctor | null, locale: Locale): EnteredDoctor {
  const children = doctor?.treats_children ?? null;
  return {
    name: doctor?.name ?? "",
    title: doctor === null ? "doctor" : doctor.title,
    specialty: doctor?.specialty ?? "general-practice",
    languages: doctor?.languages ?? [locale.slice(0, 2)],
    sex: doctor?.sex ?? null,
    treatsChildren: children === null ? "" : children ? "yes" : "no",
    about: doctor?.about[locale] ?? "",
    register: doctor?.registration?.register ?? "",
    registerNumber: doctor?.registration?.number ?? "",
    minutes: String(doctor?.visit_minutes ?? 20),
    isListed: doctor?.is_listed ?? true,
  };
}

/** Returns the title of a chosen option; null for none. */
export const parseTitle = (text: string): DoctorProfile["title"] =>
  doctorTitles.find((one) => one === text) ?? null;
/** Returns the sex of a chosen option; null for none. */
export const parseSex = (text: string): DoctorProfile["sex"] =>
  doctorSexes.find((one) => one === text) ?? null;

/**
 * Converts the form to the API's body; preserves what the form does not show, and the other languages of `about`. Returns the invalid
 * fields instead if there are any: `name`, `languages`, `minutes`, `register`.
 */
export function readDoctor(
  entered: EnteredDoctor,
  { doctor, locale }: { doctor: ClinicDoctor | null; locale: Locale },
): { profile: DoctorProfile } | { faults: ReadonlySet<string> } {
  const minutes = /^\d{1,3}$/.test(entered.minutes.trim()) ? Number(entered.minutes) : 0;
  const register = entered.register.trim();
  const number = entered.registerNumber.trim();
  const faults = new Set<string>();
  if (entered.name.trim() === "") faults.add("name");
  if (entered.languages.length === 0) faults.add("languages");
  if (minutes < appointmentMinutes.least || minutes > appointmentMinutes.most) faults.add("minutes");
  if ((register === "") !== (number === "")) faults.add("register");
  if (faults.size > 0) return { faults };
  const about = { ...doctor?.about };
  if (entered.about.trim() === "") delete about[locale];
  else about[locale] = entered.about.trim();
  return {
    profile: {
      name: entered.name.trim(),
      title: entered.title,
      specialty: entered.specialty,
      languages: [...entered.languages],
      sex: entered.sex,
      treats_children: entered.treatsChildren === "" ? null : entered.treatsChildren === "yes",
      about,
      registration: register === "" ? null : { register, number },
      training: doctor?.training ?? null,
      treats: doctor?.treats ?? null,
      insurers: doctor?.insurers ?? null,
      visit_minutes: minutes,
      is_listed: entered.isListed,
    },
  };
}
