import fc from "fast-check";
import { expect, test } from "vitest";
import { cpfDigits, formatCpf, looksLikeCpf, maskedLogin } from "./cpf.ts";

test.each([
  ["52998224725", "52998224725"],
  ["529.982.247-25", "52998224725"],
  [" 529 982 247 25 ", "52998224725"],
  ["111.444.777-35", "11144477735"],
  ["123.456.789-09", "12345678909"],
  ["529.982.247-26", null],
  ["529.982.247-15", null],
  ["111.111.111-11", null],
  ["000.000.000-00", null],
  ["5299822472", null],
  ["529982247250", null],
  ["529a982b247c25", null],
  ["٥٢٩٩٨٢٢٤٧٢٥", null],
  ["", null],
])("%j is read as the CPF %j", { tags: ["S5.LOGIN.02"] }, (text, digits) => {
  expect(cpfDigits(text)).toBe(digits);
});

const elevenDigits = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 11 })
  .map((digits) => digits.join(""));

test(
  "one of a hundred pairs of check digits fits, and one wrong digit never does",
  { tags: ["S5.LOGIN.02"] },
  () => {
    fc.assert(
      fc.property(elevenDigits, fc.nat(10), fc.integer({ min: 1, max: 9 }), (digits, place, more) => {
        const base = digits.slice(0, 9);
        const fitting = Array.from({ length: 100 }, (_, pair) => base + String(pair).padStart(2, "0")).filter(
          (one) => cpfDigits(one) !== null,
        );
        fc.pre(!/^(\d)\1{8}$/.test(base));
        expect(fitting).toHaveLength(1);
        const [right = ""] = fitting;
        const wrong = Array.from(right).map((digit, at) =>
          at === place ? String((Number(digit) + more) % 10) : digit,
        );
        expect(cpfDigits(wrong.join(""))).not.toBe(right);
      }),
    );
  },
);

test("reading any input as a CPF returns digits or nothing", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(cpfDigits(text) ?? "00000000000").toMatch(/^\d{11}$/);
    }),
  );
});

test.each([
  ["", ""],
  ["529", "529"],
  ["5299", "529.9"],
  ["52998224725", "529.982.247-25"],
])("a partial CPF %j is written %j", (digits, written) => {
  expect(formatCpf(digits)).toBe(written);
});

/** Types sign by sign, as a person does. */
const typeInto = (box: string, keys: string) =>
  Array.from(keys).reduce((shown, key) => maskedLogin(shown + key, shown), box);

test.each([
  ["52998224725", "529.982.247-25"],
  ["529.982.247-25", "529.982.247-25"],
  ["5299822", "529.982.2"],
  ["ines@example.pt", "ines@example.pt"],
  ["12.34@example.pt", "12.34@example.pt"],
  ["1234ana@example.pt", "1234ana@example.pt"],
  ["529982247255", "529982247255"],
])("typing %j shows %j", { tags: ["S5.LOGIN.02"] }, (keys, shown) => {
  expect(typeInto("", keys)).toBe(shown);
});

test.each([
  ["529.982.247-25", "529.982.247-2", "529.982.247-2"],
  ["529.982.247-25", "529.92.247-25", "529.922.472-5"],
  ["529.982", "529.98", "529.98"],
  ["", "529 982 247 25", "529 982 247 25"],
  ["", "52998224725", "529.982.247-25"],
])("after %j the box with %j shows %j", (before, typed, shown) => {
  expect(maskedLogin(typed, before)).toBe(shown);
});

test("the mask neither adds nor loses a digit", () => {
  const keys = fc.string({ unit: fc.constantFrom(...Array.from("0123456789.-a@")), maxLength: 24 });
  fc.assert(
    fc.property(keys, (typed) => {
      expect(typeInto("", typed).replaceAll(/[.-]/g, "")).toBe(typed.replaceAll(/[.-]/g, ""));
    }),
  );
});

test.each([
  ["529.982.247-2", true],
  ["12345", true],
  ["ines@example.pt", false],
  ["12@example.pt", false],
  ["", false],
  ["...", false],
])("%j looks like a CPF: %s", (text, answer) => {
  expect(looksLikeCpf(text)).toBe(answer);
});
