import { expect, test, vi } from "vitest";

vi.mock("@lingui/core/macro", () => ({ msg: ([text = ""]: readonly string[]) => ({ id: text }) }));

const { readPersonForm, fieldProblemsOf, textOf } = await import("./read-person.ts");
const numbers = await import("libphonenumber-js/min");

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
] as const)("a child added with %s", (_, fields, given, missing) => {
  expect(Object.keys(readPersonForm(sent(fields), given).problems)).toEqual(missing);
});

test("a child is sent with the typed birth date and sex", () => {
  expect(readPersonForm(sent({ ...named, ...born, sex: "female" }), seen).typed).toMatchObject({
    name: "Lia Carvalho",
    birthdate: "2020-02-02",
    sex: "female",
  });
});

test.each([
  ["912345678", "+351", []],
  [" 912 345 678 ", "+351", []],
  ["+55 11 91234 5678", "+351", []],
  ["12", "+351", ["phone"]],
  ["hello", "+351", ["phone"]],
  ["912345678", "", ["phone"]],
  ["", "+351", []],
])("the phone “%s” with the code %s has the problems %j", (phone, phone_code, problems) => {
  const fields = { ...named, phone, phone_code };
  expect(Object.keys(readPersonForm(sent(fields), { ...stored, numbers }).problems)).toEqual(problems);
  // While the rules of numbers have not come the server alone checks.
  expect(readPersonForm(sent(fields), stored).problems).toEqual({});
});

test("no country code is sent without a number, and no empty value", () => {
  const { typed } = readPersonForm(
    sent({ ...named, phone: " ", phone_code: "+351", tax_id: " ", address: "" }),
    stored,
  );
  expect(typed).toEqual({
    name: "Lia Carvalho",
    birthdate: null,
    sex: null,
    phone_country_code: null,
    phone_number: null,
    taxpayer_number: null,
    address: null,
  });
});

test.each([
  ["PT", "123456789", null, []],
  ["PT", "123456788", null, ["tax_id"]],
  ["PT", "123456788", "123456788", []],
  ["BR", "529.982.247-25", null, []],
  ["BR", "529.982.247-26", null, ["tax_id"]],
  ["CL", "11.111.111-1", null, []],
  ["CL", "11.111.111-2", null, ["tax_id"]],
])(
  "in %s the tax number %s, where %s is stored, has the problems %j",
  (country, tax_id, storedTaxId, problems) => {
    const given = { ...stored, country, storedTaxId };
    expect(Object.keys(readPersonForm(sent({ ...named, tax_id }), given).problems)).toEqual(problems);
  },
);

type Refused = Parameters<typeof fieldProblemsOf>[0];
const refusal = (code: string, fields?: { path: string; code: string }[]) =>
  ({ code, fields }) as unknown as Refused;

test.each([
  [[{ path: "body.name", code: "x" }], ["name"]],
  [[{ path: "body.email", code: "x" }], ["email"]],
  [
    [
      { path: "body.phone_country_code", code: "x" },
      { path: "body.phone_number", code: "x" },
    ],
    ["phone"],
  ],
  [[{ path: "body.taxpayer_number", code: "x" }], ["tax_id"]],
  [[{ path: "body.birthdate", code: "too-long-ago" }], ["birthdate"]],
  [[{ path: "body.version", code: "x" }], []],
  [[{ path: "name", code: "x" }], []],
  [[], []],
])("a server error at %o appears at %j", (fields, places) => {
  expect(Object.keys(fieldProblemsOf(refusal("validation_failed", fields)))).toEqual(places);
});

test("an error of no field appears at none", () => {
  expect(fieldProblemsOf(refusal("internal", [{ path: "body.name", code: "x" }]))).toEqual({});
  expect(fieldProblemsOf({ code: "offline" })).toEqual({});
  expect(fieldProblemsOf(refusal("validation_failed"))).toEqual({});
});

test("a file in place of a text is ignored", () => {
  const form = new FormData();
  form.append("name", new File([], "a.txt"));
  expect([textOf(form, "name"), textOf(form, "missing")]).toEqual(["", ""]);
});
