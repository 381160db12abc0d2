import { expect, test } from "vitest";
import { passExpiresAt, readPasses, withPass, withoutPass, type OfflinePass } from "./offline-pass.ts";

const now = Date.parse("2026-11-24T12:00:00Z");
const pass = (code: string, expiresAt = now + 1): OfflinePass => ({
  clinic: "Clínica Aurora",
  day: "Tuesday 24 November",
  time: "14:00",
  zone: "Lisbon time",
  phone: "+351 200 000 010",
  code,
  keptOn: "Monday 23 November",
  expiresAt,
});

test("a pass is shown exactly until its appointment's room closes", { tags: ["D.64", "D.99"] }, () => {
  const end = Date.parse("2026-11-24T14:30:00Z");
  expect(passExpiresAt(end)).toBe(Date.parse("2026-11-25T02:30:00Z"));
  const saved = [pass("LATER", now + 2), pass("NEXT"), pass("OVER", now)];
  expect(readPasses(saved, now).map(({ code }) => code)).toEqual(["NEXT", "LATER"]);
});

test("an appointment has one pass, and the eleventh replaces the latest one", { tags: ["D.99"] }, () => {
  const moved = { ...pass("ONE"), time: "15:00" };
  expect(withPass([pass("ONE"), pass("TWO")], moved)).toEqual([pass("TWO"), moved]);
  const many = Array.from({ length: 10 }, (_, index) => pass(`N${index}`, now + 1 + index));
  expect(withPass(readPasses(many.toReversed(), now), pass("NEW", now + 99)).map(({ code }) => code)).toEqual(
    [...many.slice(0, 9).map(({ code }) => code), "NEW"],
  );
  expect(withoutPass([pass("ONE"), pass("TWO")], "ONE")).toEqual([pass("TWO")]);
});

test.each([
  ["nothing", null],
  ["something else", { code: "ONE" }],
  ["a pass without its code", [{ ...pass("ONE"), code: "" }]],
  ["a pass without an end", [{ ...pass("ONE"), expiresAt: "soon" }]],
])("%s in storage is no valid pass", { tags: ["D.99"] }, (_, stored) => {
  expect(readPasses(stored, now)).toEqual([]);
});

test("unknown fields beside a stored pass are not shown", { tags: ["D.99"] }, () => {
  expect(readPasses([{ ...pass("ONE"), doctor: "Dr Duarte" }], now)).toEqual([pass("ONE")]);
});
