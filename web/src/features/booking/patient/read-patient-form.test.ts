import { expect, test, vi } from "vitest";
import { readPatientForm } from "./read-patient-form.ts";

vi.mock("@lingui/core/macro", () => ({ msg: ([text = ""]: readonly string[]) => ({ id: text }) }));

const read = (phone: string) => {
  const form = new FormData();
  form.set("phone", phone);
  const { typed, problems } = readPatientForm(form, Date.UTC(2026, 10, 27));
  return { number: typed.phoneNumber, isWrong: problems.phone !== undefined };
};

test.each([
  ["912 345 678", "912 345 678"],
  ["+351 912-345-678", "+351 912-345-678"],
  ["(21) 98765.4321", "(21) 98765.4321"],
  ["٩١٢٣٤٥٦٧٨", "912345678"],
  ["۹۱۲۳۴۵۶۷۸", "912345678"],
  ["", ""],
])("the phone number %j is read as %j", (typed, number) => {
  expect(read(typed)).toEqual({ number, isWrong: false });
});

test.each(["912 345", "12345", "call me", "912345678 or 911", "+", "9123456789012345"])(
  "the phone number %j is refused",
  (typed) => {
    expect(read(typed).isWrong).toBe(true);
  },
);
