import { doctorName, type NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import { openDoctorSearch } from "@anteroom/domain/booking/doctor-search/doctor-search";
import { type Locale, locales } from "@anteroom/domain/shared/locales";
import { expect, test } from "vitest";
import { loadDoctorLexicon } from "./load-lexicon.ts";

const doctor = (name: string, specialty: string, { sex, title }: Omit<NamedDoctor, "name">) => ({
  name,
  specialty,
  sex,
  title,
});
const woman = { sex: "female", title: "doctor" } as const;
const doctors = [
  doctor("Rui Tavares", "cardiology", { sex: "male", title: "doctor" }),
  doctor("Ana Rocha", "dermatology", woman),
  doctor("Sandra Prado", "psychology", { sex: "female", title: "psychologist" }),
  doctor("Beatriz Falcão", "ear-nose-throat", { sex: "female", title: "professor" }),
];

/** What is typed, in any language: the title of another language or sex than the one shown, or none. */
const typed = [
  ["dra rocha", "Ana Rocha"],
  ["Dr.ª Rocha", "Ana Rocha"],
  ["Dott.ssa Rocha", "Ana Rocha"],
  ["Rocha Ana", "Ana Rocha"],
  ["rocha", "Ana Rocha"],
  ["Dr Falcao", "Beatriz Falcão"],
  ["Falcão Beatriz", "Beatriz Falcão"],
  ["prof. falcão", "Beatriz Falcão"],
  ["Prado, Sandra", "Sandra Prado"],
  ["dra. prado", "Sandra Prado"],
  ["د. تافاريس", "Rui Tavares"],
] as const;

test.each(locales)("a doctor is found first by name with any title and surname in %s", async (locale) => {
  const search = openDoctorSearch(await loadDoctorLexicon(locale));
  const shown = doctors.map((one) => ({ ...one, bare: one.name, name: doctorName(one, locale) }));
  const found = typed.map(([query]) => {
    const { doctors: people, isName } = search(query, shown);
    return [query, isName ? people.map(({ bare }) => bare).join() : "nobody by name"];
  });
  expect(found).toEqual(typed);
});

const cardiologists = [
  { name: "Rui Tavares", specialty: "cardiology", sex: "male" },
  { name: "Ana Rocha", specialty: "cardiology", sex: "female" },
  { name: "Luís Prado", specialty: "general-practice", sex: "male" },
  { name: "Inês Falcão", specialty: "general-practice", sex: "female" },
] as const;
const firstOf = async (locale: Locale, query: string) =>
  openDoctorSearch(await loadDoctorLexicon(locale))(query, cardiologists).doctors[0]?.name;

test.each([
  ["en", "woman cardiologist", "Ana Rocha"],
  ["en", "female doctor", "Inês Falcão"],
  ["en", "cardiologist", "Rui Tavares"],
  ["pt", "cardiologista mulher", "Ana Rocha"],
  ["pt", "uma médica", "Inês Falcão"],
  ["pt-BR", "doutora cardiologista", "Ana Rocha"],
  ["it", "una cardiologa donna", "Ana Rocha"],
  ["it", "dottoressa", "Inês Falcão"],
  ["es", "cardióloga", "Ana Rocha"],
  ["es", "consulta médica", "Luís Prado"],
  ["es", "doctora", "Inês Falcão"],
  ["es-CL", "médico mujer", "Inês Falcão"],
  ["fr", "une femme cardiologue", "Ana Rocha"],
  ["fr", "cardiologue femme", "Ana Rocha"],
  ["fr", "médecin homme", "Luís Prado"],
  ["fr", "mal au cœur", "Luís Prado"],
  ["ar", "طبيبة قلب", "Ana Rocha"],
  ["ar", "طبيبة", "Inês Falcão"],
] as const)("in %s %j leads first to %s", async (locale, query, name) => {
  expect(await firstOf(locale, query)).toBe(name);
});
