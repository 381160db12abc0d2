import { expect, test } from "vitest";
import { checkNewPassword, isLongEnough, isPersonalPassword } from "./password-rules.ts";

test(
  "seven characters are too few and eight are enough in any script",
  { tags: ["S5.PASS.01", "S9.CONST.01"] },
  () => {
    expect([checkNewPassword("1234567", "1234567"), checkNewPassword("12345678", "12345678")]).toEqual([
      ["too-short"],
      [],
    ]);
    expect([isLongEnough("🦊🦊🦊🦊"), isLongEnough("🦊".repeat(8))]).toEqual([false, true]);
  },
);

test("passwords that differ by a space or a capital are different", { tags: ["S5.PASS.02"] }, () => {
  for (const second of ["long enough!", "Long enough", "long enough "])
    expect(checkNewPassword("long enough", second)).toEqual(["differ"]);
});

test("one of the two fields is empty", { tags: ["S5.PASS.03", "D.61"] }, () => {
  expect([checkNewPassword("long enough", ""), checkNewPassword("", "long enough")]).toEqual([
    ["one-missing"],
    ["one-missing"],
  ]);
});

test("both fields are empty, or another one of the form", { tags: ["S5.PASS.04", "D.61"] }, () => {
  expect([checkNewPassword("", ""), checkNewPassword("long enough", "long enough", true)]).toEqual([
    ["all-missing"],
    ["all-missing"],
  ]);
});

test("a short password is reported beside missing or differing fields", () => {
  expect([
    checkNewPassword("short", ""),
    checkNewPassword("short", "shorter"),
    checkNewPassword("short", "short", true),
    checkNewPassword("long enough", "long enougj", true),
  ]).toEqual([
    ["one-missing", "too-short"],
    ["differ", "too-short"],
    ["all-missing", "too-short"],
    ["all-missing", "differ"],
  ]);
});

test.each([
  ["ines.carvalho1", true],
  ["INES-carvalho!!", true],
  ["Aurora2026!", true],
  ["clinicaaurora", true],
  ["carvalho1988", true],
  ["a carvalho tree grows", false],
  ["correct horse", false],
  ["12345678", false],
])("a password with personal or clinic names is recognised: %s", (password, isPersonal) => {
  expect(
    isPersonalPassword(password, ["ines.carvalho@example.pt", "Inês Carvalho", "Clínica Aurora", null]),
  ).toBe(isPersonal);
});
