import { expect, test, vi } from "vitest";

vi.mock("@lingui/core/macro", () => ({ msg: ([text = ""]: readonly string[]) => ({ id: text }) }));

const { readPersonForm } = await import("./read-person.ts");

/** A child being added, as the form is sent. */
function sent(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const named = { name: "Lia Carvalho" };
const born = { birthdate_day: "2", birthdate_month: "2", birthdate_year: "2020" };
const rules = { country: "PT", storedTaxId: null, now: Date.parse("2026-11-26T09:00:00Z"), numbers: null };
const seen = { ...rules, isBirthdateNeeded: true, isSexNeeded: true };
const stored = { ...rules, isBirthdateNeeded: false, isSexNeeded: false };

test.each([
  ["nothing but a name in a booking", named, seen, ["birthdate", "sex"]],
  ["no sex in a booking", { ...named, ...born }, seen, ["sex"]],
  ["no birth date in a booking", { ...named, sex: "female" }, seen, ["birthdate"]],
  ["half a birth date", { ...named, birthdate_day: "2", sex: "female" }, seen, ["birthdate"]],
  ["a birth date to come", { ...named, ...born, birthdate_year: "2027", sex: "female" }, seen, ["birthdate"]],
  ["all that a booking needs", { ...named, ...born, sex: "female" }, seen, []],
  ["nothing but a name on the profile", named, stored, []],
  ["half a birth date on the profile", { ...named, birthdate_day: "2" }, stored, ["birthdate"]],
  ["no name on the profile", {}, stored, ["name"]],
] as const)("a child who is added with %s", (_, fields, given, missing) => {
  expect(Object.keys(readPersonForm(sent(fields), given).problems)).toEqual(missing);
});

test("a child who is added is sent with the birth date and the sex that were typed", () => {
  expect(readPersonForm(sent({ ...named, ...born, sex: "female" }), seen).typed).toMatchObject({
    name: "Lia Carvalho",
    birthdate: "2020-02-02",
    sex: "female",
  });
});
