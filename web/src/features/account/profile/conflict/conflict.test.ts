import { expect, test } from "vitest";
import { findConflicts, personTexts } from "./conflict.ts";

const base = { name: "Joana Prata", address: null, phone: "+351 910000000" };

test.each([
  ["nothing changed elsewhere", base, { ...base, name: "J." }, []],
  ["other fields changed elsewhere", { ...base, address: "Rua 1" }, { ...base, name: "J." }, []],
  ["the same text here and elsewhere", { ...base, name: "J." }, { ...base, name: "J." }, []],
  [
    "different texts here and elsewhere",
    { ...base, name: "Joana M.", address: "Rua 1" },
    { ...base, name: "J.", phone: null },
    [{ field: "name", mine: "J.", theirs: "Joana M." }],
  ],
  [
    "a field emptied elsewhere",
    { ...base, phone: null },
    { ...base, phone: "+351 922222222" },
    [{ field: "phone", mine: "+351 922222222", theirs: null }],
  ],
])("%s: what must be asked", (_what, theirs, mine, wanted) => {
  expect(findConflicts(base, theirs, mine)).toEqual(wanted);
});

test("country and number of a telephone are one field, empty without a number", () => {
  const person = { name: "A", birthdate: null, sex: null, taxpayer_number: null, address: null };
  const texts = (code: string | null, number: string | null) =>
    personTexts({ ...person, phone_country_code: code, phone_number: number }).phone;
  expect([texts("+351", "910"), texts(null, "910"), texts("+351", null)]).toEqual(["+351 910", "910", null]);
});
