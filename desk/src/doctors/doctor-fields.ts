import type { BodyOf } from "@anteroom/client/operation";
import type { clinicChangeDoctor } from "@anteroom/client/operations";
import type { ClinicDoctor } from "@anteroom/client/schemas";
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

/** The most lines of `training`, `treats` and `insurers`, and the most characters of each, as the API takes them. */
export const lineLimits = { lines: 40, training: 200, treats: 200, insurers: 120 } as const;

/** The values of the doctor form. `about`, `training` and `treats` are in the language of the desk. */
export type EnteredDoctor = {
  name: string;
  title: DoctorProfile["title"];
  specialty: string;
  languages: readonly string[];
  sex: DoctorProfile["sex"];
  /** "": not stated by the clinic. */
  treatsChildren: "" | "yes" | "no";
  about: string;
  /** Each on a line of its own, as are `treats` and `insurers`. */
  training: string;
  treats: string;
  insurers: string;
  register: string;
  registerNumber: string;
  minutes: string;
  isListed: boolean;
};

/**
 * Converts a doctor to the form's values; null gives those of a new one: a listed doctor of
 * general practice with 20 minutes.
 */
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
    training: doctor?.training?.[locale]?.join("\n") ?? "",
    treats: doctor?.treats?.[locale]?.join("\n") ?? "",
    insurers: doctor?.insurers?.join("\n") ?? "",
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
 * Converts the form to the API's body; preserves the other languages of texts. Returns the invalid fields instead if there are any:
 * `name`, `languages`, `minutes`, `register`, `training`, `treats`, `insurers`.
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
  for (const field of ["training", "treats", "insurers"] as const)
    if (!areLinesFitting(field, linesOf(entered[field]))) faults.add(field);
  if (faults.size > 0) return { faults };
  const insurers = linesOf(entered.insurers);
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
      training: withLines(doctor?.training ?? null, locale, linesOf(entered.training)),
      treats: withLines(doctor?.treats ?? null, locale, linesOf(entered.treats)),
      insurers: insurers.length > 0 ? insurers : null,
      visit_minutes: minutes,
      is_listed: entered.isListed,
    },
  };
}

/** Splits a text into its lines; trims them and leaves out empty and repeated ones. */
function linesOf(text: string): string[] {
  return [...new Set(text.split("\n").map((line) => line.trim()))].filter((line) => line !== "");
}

function areLinesFitting(field: "training" | "treats" | "insurers", lines: readonly string[]): boolean {
  return lines.length <= lineLimits.lines && lines.every((line) => line.length <= lineLimits[field]);
}

/** Returns the texts by language with these lines in one of them; no lines remove the language, and null is none at all. */
function withLines(
  stored: DoctorProfile["training"],
  locale: Locale,
  lines: string[],
): DoctorProfile["training"] {
  const others = { ...stored };
  delete others[locale];
  const all = lines.length > 0 ? { ...others, [locale]: lines } : others;
  return Object.keys(all).length > 0 ? all : null;
}
