import { expect, test } from "vitest";
import {
  fitsCardPicture,
  isCardNumber,
  isExpired,
  readInsuranceCard,
  readValidUntil,
} from "./insurance-card.ts";

const now = Date.UTC(2027, 2, 1);

test.each([
  ["77 1234 5678", true],
  ["P-x", true],
  ["٧٧١٢", true],
  ["!!", false],
  ["- -", false],
])("%j is a number of a card: %j", (typed, isNumber) => {
  expect(isCardNumber(typed)).toBe(isNumber);
});

test.each([
  [["SEGUROS FAROL", "Nº 77 1234 5678", "Válido até 12/2028"], ["77 1234 5678"], "2028-12-31"],
  [["Member ID", "ABC 123456789", "Exp. 31/05/2027"], ["ABC 123456789"], "2027-05-31"],
  [["80756000010123456789", "2029-02-28"], ["80756000010123456789"], "2029-02-28"],
  [["EXPIRES", "02/28"], [], "2028-02-29"],
  [["Valid until 31/02/2028"], [], null],
  [["Born 14.03.1985", "Valid until 02/2026"], [], null],
  [["Call +351 210 000 000", "No. 4411229"], ["4411229"], null],
  [["12345"], [], null],
  [["111111 a", "222222 b", "3333333 c", "44444444 d"], ["44444444", "3333333", "111111"], null],
  [["01/2028", "05/2029"], [], null],
])("a card with %j suggests %j and %j", (lines, numbers, validUntil) => {
  expect(readInsuranceCard(lines, now)).toEqual({ numbers, validUntil });
});

test.each([
  ["2020-12-31", true],
  ["2027-02-27", true],
  ["2027-02-28", false],
  ["2027-03-01", false],
  [null, false],
])("a card valid until %s has expired: %s", (validUntil, wanted) => {
  expect(isExpired(validUntil, now)).toBe(wanted);
});

test.each([
  [{ width: 2000, height: 1260 }, true],
  [{ width: 2001, height: 1260 }, false],
  [{ width: 100, height: 2000 }, true],
  [{ width: 99, height: 800 }, false],
])("a picture of %j fits: %s", (size, fits) => {
  expect(fitsCardPicture(size)).toBe(fits);
});

test.each([
  [
    { day: "", month: "", year: "" },
    { isOk: true, day: null },
  ],
  [
    { day: "", month: "2", year: "2028" },
    { isOk: true, day: "2028-02-29" },
  ],
  [
    { day: "٥", month: "٠٣", year: "٢٠٢٩" },
    { isOk: true, day: "2029-03-05" },
  ],
  [{ day: "31", month: "4", year: "2028" }, { isOk: false }],
  [{ day: "1", month: "", year: "2028" }, { isOk: false }],
  [{ day: "1", month: "13", year: "2028" }, { isOk: false }],
  [{ day: "1", month: "1", year: "28" }, { isOk: false }],
])("a date typed as %j is read as %j", (typed, reading) => {
  expect(readValidUntil(typed)).toEqual(reading);
});
