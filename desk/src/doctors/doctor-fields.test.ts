import type { ClinicDoctor } from "@anteroom/contract/administration/doctors";
import { expect, test } from "vitest";
import { doctorToForm, readDoctor, parseSex, parseTitle } from "./doctor-fields.ts";

const doctor: ClinicDoctor = {
  id: 3,
  version: "v1",
  external_id: "hd",
  name: "Helena Duarte",
  title: "doctor",
  specialty: "dermatology",
  languages: ["pt", "ca"],
  sex: "female",
  treats_children: false,
  about: { pt: "Médica.", en: "A doctor." },
  registration: { register: "OM", number: "123" },
  training: { pt: ["Lisboa"] },
  treats: null,
  insurers: ["Um"],
  visit_minutes: 20,
  is_listed: false,
  portrait_url: "/x.webp",
  prices: [],
};
const entered = doctorToForm(doctor, "pt");

test("an unchanged profile is sent unchanged, with the fields that the form does not show", () => {
  const {
    id: _id,
    version: _version,
    external_id: _external,
    portrait_url: _portrait,
    prices: _prices,
    ...profile
  } = doctor;
  expect(readDoctor(entered, { doctor, locale: "pt" })).toEqual({ profile });
});

test("the description is edited in the desk's language, and deleted when emptied", () => {
  const read = (about: string) => readDoctor({ ...entered, about }, { doctor, locale: "pt" });
  expect(read(" Nova. ")).toMatchObject({ profile: { about: { pt: "Nova.", en: "A doctor." } } });
  expect(read("")).toHaveProperty("profile.about", { en: "A doctor." });
});

test("training and treatments are edited in the desk's language, and an emptied list is removed", () => {
  const read = (part: Partial<typeof entered>, locale: "pt" | "en" = "pt") =>
    readDoctor({ ...entered, ...part }, { doctor, locale });
  expect(entered).toMatchObject({ training: "Lisboa", treats: "", insurers: "Um" });
  expect(read({ training: " Porto \n\nLisboa\nPorto" })).toMatchObject({
    profile: { training: { pt: ["Porto", "Lisboa"] } },
  });
  expect(read({ treats: "Asthma" }, "en")).toMatchObject({
    profile: { training: { pt: ["Lisboa"], en: ["Lisboa"] }, treats: { en: ["Asthma"] } },
  });
  expect(read({ training: " \n ", insurers: "" })).toMatchObject({
    profile: { training: null, treats: null, insurers: null },
  });
});

test.each([
  [{ training: "x".repeat(201) }, "training"],
  [{ treats: Array.from({ length: 41 }, (_, index) => `line ${index}`).join("\n") }, "treats"],
  [{ insurers: "x".repeat(121) }, "insurers"],
  [{ name: " " }, "name"],
  [{ languages: [] }, "languages"],
  [{ minutes: "1" }, "minutes"],
  [{ minutes: "twenty" }, "minutes"],
  [{ registerNumber: "" }, "register"],
])("%j is invalid at %s", (part, field) => {
  expect(readDoctor({ ...entered, ...part }, { doctor, locale: "pt" })).toEqual({ faults: new Set([field]) });
});

test("a new doctor has the desk's language and requires a name", () => {
  const empty = doctorToForm(null, "pt-BR");
  expect(empty).toMatchObject({ name: "", languages: ["pt"], isListed: true });
  expect(readDoctor(empty, { doctor: null, locale: "pt-BR" })).toEqual({ faults: new Set(["name"]) });
  expect([parseTitle("professor"), parseTitle(""), parseSex("male"), parseSex("x")]).toEqual([
    "professor",
    null,
    "male",
    null,
  ]);
});
