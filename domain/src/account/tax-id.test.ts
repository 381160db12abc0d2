import fc from "fast-check";
import { expect, test } from "vitest";
import { parseTaxId, formatTaxId } from "./tax-id.ts";

test.each([
  ["BR", "529.982.247-25", "52998224725"],
  ["BR", "111.444.777-35", "11144477735"],
  ["BR", "529.982.247-26", null],
  ["BR", "111.111.111-11", null],
  ["BR", "5299822472", null],
  ["PT", "245 118 902", null],
  ["PT", "123 456 789", "123456789"],
  ["PT", "501442600", null],
  ["PT", "123456788", null],
  ["CL", "12.345.678-5", "123456785"],
  ["CL", "12.345.670-k", "12345670K"],
  ["CL", "12.345.678-6", null],
  ["CL", "", null],
  ["FR", "AB-12345", "AB12345"],
  [null, "1", null],
])(
  "a taxpayer number of %s written %s is stored as %s",
  { tags: ["S3.PROFILE.05"] },
  (country, typed, stored) => {
    expect(parseTaxId(typed, country)).toBe(stored);
  },
);

test("a stored number that the rules refuse stays valid while unchanged", () => {
  expect(parseTaxId("123", "PT", "123")).toBe("123");
  expect(parseTaxId("529.982.247-26", "BR", "52998224726")).toBe("52998224726");
  expect(parseTaxId("124", "PT", "123")).toBe(null);
});

test.each([
  ["BR", "52998224725", "529.982.247-25"],
  ["PT", "123456789", "123 456 789"],
  ["CL", "123456785", "12.345.678-5"],
  ["CL", "76543217", "7.654.321-7"],
  ["FR", "AB12345", "AB12345"],
])("of %s, %s is shown as %s", (country, taxId, shown) => {
  expect(formatTaxId(taxId, country)).toBe(shown);
});

test("any stored number can be displayed and read again", () => {
  const survives = (typed: string, country: string | null) => {
    const stored = parseTaxId(typed, country);
    return stored === null || parseTaxId(formatTaxId(stored, country), country) === stored;
  };
  const countries = fc.constantFrom("BR", "PT", "CL", "FR", null);
  expect(() => fc.assert(fc.property(fc.string(), countries, survives))).not.toThrow();
});

test("one wrong digit of a CPF is detected", () => {
  const isSeen = (place: number, change: number) => {
    const digits = Array.from("52998224725", Number);
    digits[place] = ((digits[place] ?? 0) + change) % 10;
    return parseTaxId(digits.join(""), "BR") === null;
  };
  const digit = fc.integer({ min: 1, max: 9 });
  expect(() => fc.assert(fc.property(fc.nat({ max: 10 }), digit, isSeen))).not.toThrow();
});
