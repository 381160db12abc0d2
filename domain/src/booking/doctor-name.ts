import type { DoctorSex } from "./doctor-facts.ts";
import type { Locale } from "../shared/locales.ts";

/** Titles that a clinic may put before a doctor's name; null where the name has none or already contains it. */
export const doctorTitles = ["doctor", "professor", "psychologist"] as const;
export type DoctorTitle = (typeof doctorTitles)[number];

/** A doctor as stored: the name without its title. */
export type NamedDoctor = {
  readonly name: string;
  readonly title: DoctorTitle | null;
  readonly sex: DoctorSex | null;
};

type Forms = Readonly<Record<DoctorSex, string>>;
const both = (form: string): Forms => ({ female: form, male: form });
const nothing = both("");

/** As health services of these languages write them, with their sources in decision 50. */
const written: Readonly<Record<Locale, Readonly<Record<DoctorTitle, Forms>>>> = {
  en: { doctor: both("Dr"), professor: both("Prof"), psychologist: nothing },
  pt: {
    doctor: { female: "Dra.", male: "Dr." },
    professor: { female: "Prof.ª", male: "Prof." },
    psychologist: { female: "Dra.", male: "Dr." },
  },
  "pt-BR": {
    doctor: { female: "Dra.", male: "Dr." },
    professor: { female: "Profa.", male: "Prof." },
    psychologist: both("Psic."),
  },
  it: {
    doctor: { female: "Dott.ssa", male: "Dott." },
    professor: { female: "Prof.ssa", male: "Prof." },
    psychologist: { female: "Dott.ssa", male: "Dott." },
  },
  es: {
    doctor: { female: "Dra.", male: "Dr." },
    professor: { female: "Prof.ª", male: "Prof." },
    psychologist: both("Psic."),
  },
  "es-CL": {
    doctor: { female: "Dra.", male: "Dr." },
    professor: { female: "Prof.ª", male: "Prof." },
    psychologist: both("Ps."),
  },
  fr: { doctor: both("Dr"), professor: both("Pr"), psychologist: nothing },
  ar: { doctor: both("د."), professor: both("أ.د."), psychologist: nothing },
};

/**
 * Returns a doctor's name with its title, in the reader's language and in the form of the doctor's sex, the masculine
 * where that is unknown. Without a title, or where the language has none for it, returns the name alone.
 */
export function doctorName({ name, title, sex }: NamedDoctor, locale: Locale): string {
  if (title === null) return name;
  // Where the clinic does not say, the form that dictionaries give first.
  const form = written[locale][title][sex ?? "male"];
  return form === "" ? name : `${form} ${name}`;
}
