import { expect, test } from "vitest";
import { readAppointmentCode } from "./appointment-code.ts";

test.each([
  ["K7QM-2XRA", "K7QM2XRA"],
  ["k7qm2xra", "K7QM2XRA"],
  ["  k7qm – 2xra ", "K7QM2XRA"],
  ["K7 QM 2X RA", "K7QM2XRA"],
  ["OOII-LLoi", "00111101"],
  ["٠١٢٣-٤٥٦٧", "01234567"],
  ["۰۱۲۳۴۵۶۷", "01234567"],
  ["\u200fK7QM-2XRA", "K7QM2XRA"],
])("the typed “%s” is read as the code %s", { tags: ["S1.13", "D.90"] }, (typed, code) => {
  expect(readAppointmentCode(typed)).toBe(code);
});

test.each([
  "",
  "K7QM",
  "K7QM2XR",
  "K7QM2XRA9",
  "K7QM-2XRU",
  "K7QM_2XRA",
  "K7QM2XR%",
  "Ⅷ7QM2XRA",
  "0".repeat(65),
])("“%s” cannot be a code", { tags: ["S5.FIELD.03", "D.90"] }, (typed) => {
  expect(readAppointmentCode(typed)).toBeNull();
});
