import type { Doctor } from "@anteroom/contract/find-doctor";
import { expect, test } from "vitest";
import { doctorsAddress, filterDoctors, filterOf, languageOf, withoutValue } from "./doctor-filter.ts";

const doctor = (id: number, specialty: string, languages: string[]): Doctor => ({
  id,
  name: `Dr ${id}`,
  specialty,
  languages,
  language_names: languages.map((tag) => `${tag} in words`),
  portrait_url: "/portraits/rui.svg",
  about: "",
  rating: null,
  price: null,
  visit_minutes: 20,
  next_slots: [],
});
const doctors = [
  doctor(1, "cardiology", ["pt"]),
  doctor(2, "dermatology", ["en", "fr"]),
  doctor(3, "nutrition", ["ar"]),
];

test.each([
  [{}, [1, 2, 3]],
  [{ specialties: "cardiology,dermatology" }, [1, 2]],
  [{ languages: "pt,en" }, [1, 2]],
  [{ specialties: "cardiology,dermatology", languages: "fr" }, [2]],
  [{ specialties: "unknown" }, []],
  [{ specialties: " , " }, [1, 2, 3]],
])("S2.R03.q-specialties S2.R03.q-languages: an address with %j lists the doctors %j", (search, ids) => {
  expect(filterDoctors(doctors, filterOf(search)).map(({ id }) => id)).toEqual(ids);
});

test("a filter is taken away by its chip, and what the symptom check left in the address stays", () => {
  const search = { specialties: "cardiology,nutrition", languages: "pt", triage_session: "7", other: "x" };
  const less = withoutValue(filterOf(search), "specialties", "cardiology");
  expect(doctorsAddress(less, search)).toBe("/doctors?specialties=nutrition&languages=pt&triage_session=7");
  expect(doctorsAddress({ specialties: [], languages: [] })).toBe("/doctors");
});

test("S2.R03.q-languages: a language is called as the server calls it, and one that nobody speaks by its tag", () => {
  expect(["fr", "ar", "tlh"].map((tag) => languageOf(doctors, tag))).toEqual([
    "fr in words",
    "ar in words",
    "tlh",
  ]);
});
