import { expect, test } from "vitest";
import { ageOn, babyAge } from "./age.ts";
import { birthdateProblem, readBirthdate } from "./birthdate.ts";

const now = Date.UTC(2026, 10, 24, 14);

test.each([
  ["14", "3", "1987", { ok: true, birthdate: "1987-03-14" }],
  ["٢٩", "٢", "٢٠٢٤", { ok: true, birthdate: "2024-02-29" }],
  ["3", "feb", "1948", { ok: true, birthdate: "1948-02-03" }],
  ["3", "February", "1948", { ok: true, birthdate: "1948-02-03" }],
  ["3", "março", "1948", { ok: true, birthdate: "1948-03-03" }],
  ["3", "abr.", "1948", { ok: true, birthdate: "1948-04-03" }],
  ["3", "août", "1948", { ok: true, birthdate: "1948-08-03" }],
  ["3", "gennaio", "1948", { ok: true, birthdate: "1948-01-03" }],
  ["3", "فبراير", "1948", { ok: true, birthdate: "1948-02-03" }],
  ["3", "jui", "1948", { ok: false, reason: "not-a-number", field: "month" }],
  ["3", "febbre", "1948", { ok: false, reason: "not-a-number", field: "month" }],
  ["24", "11", "2026", { ok: true, birthdate: "2026-11-24" }],
  ["", "", "", { ok: false, reason: "missing", field: "day" }],
  ["14", " ", "1987", { ok: false, reason: "missing", field: "month" }],
  ["x", "3", "1987", { ok: false, reason: "not-a-number", field: "day" }],
  ["14", "3", "87", { ok: false, reason: "short-year", field: "year" }],
  ["14", "13", "1987", { ok: false, reason: "no-such-day", field: "month" }],
  ["29", "2", "2025", { ok: false, reason: "no-such-day", field: "day" }],
  ["31", "4", "1987", { ok: false, reason: "no-such-day", field: "day" }],
  ["25", "11", "2026", { ok: false, reason: "in-the-future", field: "year" }],
  ["24", "11", "1896", { ok: false, reason: "too-long-ago", field: "year" }],
  ["25", "11", "1896", { ok: true, birthdate: "1896-11-25" }],
])(
  "day %j, month %j, year %j is read as %j",
  { tags: ["S5.FIELD.01", "D.16"] },
  (day, month, year, reading) => {
    expect(readBirthdate({ day, month, year }, now)).toEqual(reading);
  },
);

test.each([
  ["1987-03-14", null],
  ["1987-3-14", "no-such-day"],
  ["1987-02-30", "no-such-day"],
  ["2026-11-25", "in-the-future"],
  ["1890-01-01", "too-long-ago"],
])("the date of birth %s has the problem %s", { tags: ["D.16"] }, (birthdate, problem) => {
  expect(birthdateProblem(birthdate, now)).toBe(problem);
});

test.each([
  ["2008-11-24", 18],
  ["2008-11-25", 17],
])("a person born on %s is %d today", { tags: ["D.101"] }, (birthdate, age) => {
  expect(ageOn(birthdate, now)).toBe(age);
});

test.each([
  ["2026-11-24", "en", "0 days"],
  ["2026-11-19", "en", "5 days"],
  ["2026-10-20", "fr", "5\u00A0semaines"],
  ["2026-08-25", "en", "13 weeks"],
  ["2026-08-24", "en", "3 months"],
  ["2026-08-24", "ar", "3 أشهر"],
  ["2024-11-25", "pt-BR", "23 meses"],
  ["2024-11-24", "en", null],
  ["2020-02-29", "en", null],
])("a baby born on %s has in %s the age %s", (birthdate, locale, age) => {
  expect(babyAge(birthdate, now, locale)).toBe(age);
});
