import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { parseDoctorFilter, noFilter, withoutFilterPart } from "@anteroom/domain/booking/doctor-filter";
import { expect, test } from "vitest";
import { doctorsAddress, languageNameOf, searchOfForm } from "./doctor-filter.ts";

const doctor = (id: number, specialty: string, languages: string[]): Doctor => ({
  id,
  name: `Dr ${id}`,
  title: null,
  specialty,
  languages,
  language_names: languages.map((tag) => `${tag} in words`),
  portrait_url: "/portraits/rui.svg",
  about: "",
  rating: null,
  price: null,
  visit_minutes: 20,
  sex: null,
  treats_children: null,
  next_slots: [],
});
const doctors = [
  doctor(1, "cardiology", ["pt"]),
  doctor(2, "dermatology", ["en", "fr"]),
  doctor(3, "nutrition", ["ar"]),
];

test("a chip removes its filter, and the symptom check's parameters stay", () => {
  const search = { specialties: "cardiology,nutrition", languages: "pt", triage_session: "7", other: "x" };
  const less = withoutFilterPart(parseDoctorFilter(search), "specialties", "cardiology");
  expect(doctorsAddress(less, search)).toBe("/doctors?specialties=nutrition&languages=pt&triage_session=7");
  expect(doctorsAddress(noFilter)).toBe("/doctors");
});

test("the form matches the address it leads to", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["specialties", "cardiology"],
    ["specialties", "nutrition"],
    ["when", "today"],
    ["sex", ""],
  ])
    form.append(name ?? "", value ?? "");
  const filter = parseDoctorFilter(searchOfForm(form));
  expect(doctorsAddress(filter)).toBe("/doctors?specialties=cardiology,nutrition&when=today");
});

test(
  "a language is named as by the server, and one that nobody speaks by its tag",
  { tags: ["S2.R03.q-languages"] },
  () => {
    expect(["fr", "ar", "tlh"].map((tag) => languageNameOf(doctors, tag))).toEqual([
      "fr in words",
      "ar in words",
      "tlh",
    ]);
  },
);
