import { expect, test } from "vitest";
import { FhirRefusal } from "./outcome.ts";
import { readDate, readReference, readToken, splitValues } from "./search-values.ts";

const span = (value: string, zone = "Europe/Lisbon") => {
  const { prefix, from, until } = readDate(value, zone);
  return [prefix, new Date(from).toISOString(), new Date(until).toISOString()];
};

test.each([
  ["2027", "eq", "2027-01-01T00:00:00.000Z", "2028-01-01T00:00:00.000Z"],
  ["ge2027-02", "ge", "2027-02-01T00:00:00.000Z", "2027-03-01T00:00:00.000Z"],
  ["2027-12", "eq", "2027-12-01T00:00:00.000Z", "2028-01-01T00:00:00.000Z"],
  // The clocks of Lisbon go forward in this night, and are an hour ahead from then on.
  ["lt2027-03-28", "lt", "2027-03-28T00:00:00.000Z", "2027-03-28T23:00:00.000Z"],
  ["2027-07-01", "eq", "2027-06-30T23:00:00.000Z", "2027-07-01T23:00:00.000Z"],
  ["2027-07-01T10:00", "eq", "2027-07-01T09:00:00.000Z", "2027-07-01T09:01:00.000Z"],
  ["2027-07-01T10:00:30Z", "eq", "2027-07-01T10:00:30.000Z", "2027-07-01T10:00:31.000Z"],
  ["sa2027-07-01T10:00:30.500+02:00", "sa", "2027-07-01T08:00:30.500Z", "2027-07-01T08:00:30.501Z"],
  // A plus sign that was not encoded is a space.
  ["2027-07-01T10:00:00 02:00", "eq", "2027-07-01T08:00:00.000Z", "2027-07-01T08:00:01.000Z"],
])("the date %s covers its implied range", (value, prefix, from, until) => {
  expect(span(value)).toEqual([prefix, from, until]);
});

test.each(["", "tomorrow", "2027-13", "2027-02-30", "27-01-01", "xx2027", "2027-01-01T25:00Z"])(
  "%j is not a date",
  (value) => {
    expect(() => readDate(value, "UTC")).toThrow(FhirRefusal);
  },
);

test("values are split at unescaped commas", () => {
  expect(splitValues("a,b\\,c,,d\\|e")).toEqual(["a", "b,c", "d|e"]);
  expect(readToken("system|code")).toEqual({ system: "system", code: "code" });
  expect([readToken("code"), readToken("|code")]).toEqual([
    { system: null, code: "code" },
    { system: "", code: "code" },
  ]);
});

test.each([
  ["12", "12"],
  ["Patient/12", "12"],
  ["https://a.example/fhir/R4/Patient/guest-3", "guest-3"],
  ["https://b.example/fhir/R4/Patient/12", null],
  ["Practitioner/12", null],
  ["Patient/../x", null],
  ["", null],
])("the reference %s names the patient %s", (value, id) => {
  expect(readReference(value, ["Patient"], "https://a.example/fhir/R4")).toBe(id);
});
