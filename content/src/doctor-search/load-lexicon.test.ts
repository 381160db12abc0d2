import { openDoctorSearch } from "@anteroom/domain/booking/doctor-search/doctor-search";
import { locales, type Locale } from "@anteroom/domain/shared/locales";
import { describe, expect, test } from "vitest";
import { specialties } from "../specialties.ts";
import { loadDoctorLexicon } from "./load-lexicon.ts";

const understand = async (locale: Locale, typed: string) =>
  openDoctorSearch(await loadDoctorLexicon(locale))(typed, []).specialties;

describe.each(locales)("in %s", (locale) => {
  test("every specialty is found by its displayed name", async () => {
    const search = openDoctorSearch(await loadDoctorLexicon(locale));
    for (const { slug, names } of specialties)
      expect([names[locale], search(names[locale], []).specialties[0]]).toEqual([names[locale], slug]);
  });
});

test.each([
  ["en", "GP", "general-practice"],
  ["en", "ENT", "ear-nose-throat"],
  ["en", "cardiologist", "cardiology"],
  ["en", "skin rash", "dermatology"],
  ["en", "child with fever", "paediatrics"],
  ["pt", "médica de família", "general-practice"],
  ["pt", "dores de cabeca", "general-practice"],
  ["pt-BR", "coceira na pele", "dermatology"],
  ["pt-BR", "otorrino", "ear-nose-throat"],
  ["es", "dermatóloga", "dermatology"],
  ["es", "dolor de oidos", "ear-nose-throat"],
  ["es-CL", "guagua con fiebre", "paediatrics"],
  ["es-CL", "kinesióloga", "physiotherapy"],
  ["fr", "gynéco", "gynaecology"],
  ["fr", "mal de dos", "orthopaedics"],
  ["it", "dottoressa di base", "general-practice"],
  ["it", "attachi di panico", "psychology"],
  ["ar", "طبيبة أطفال", "paediatrics"],
  ["ar", "صداع", "general-practice"],
  ["ar", "الم في الظهر", "orthopaedics"],
  ["en", "crushing chest pain going down my left arm", "cardiology"],
  ["en", "pain going down my left leg", "orthopaedics"],
  ["es", "me duele el pecho y me baja al brazo", "cardiology"],
  ["fr", "douleur à la poitrine qui descend dans le bras", "cardiology"],
  ["pt", "dor no peito que desce para o braço", "cardiology"],
  ["it", "dolore al petto che scende al braccio", "cardiology"],
  ["ar", "ألم في الصدر ينزل إلى الذراع", "cardiology"],
] as const)("in %s %j leads to %s first", async (locale, typed, slug) => {
  expect((await understand(locale, typed))[0]).toBe(slug);
});

test.each([
  ["en", "chest pain since this mornign"],
  ["en", "chest pain since this morning"],
  ["pt", "dor no peito desde esta manha"],
  ["es", "dolor de pecho desde esta mañana"],
  ["fr", "douleur poitrine depuis ce matin"],
] as const)("in %s %j leads to the heart or a family doctor, and to nobody else", async (locale, typed) => {
  expect((await understand(locale, typed)).toSorted()).toEqual(["cardiology", "general-practice"]);
});

test("a time of day is not read as a complaint", async () => {
  expect((await understand("en", "headache since this morning")).toSorted()).toEqual([
    "general-practice",
    "neurology",
  ]);
  expect((await understand("en", "morning sickness"))[0]).toBe("gynaecology");
});
