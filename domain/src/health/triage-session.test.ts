import { triageSessionLifetime } from "../shared/constants.ts";
import { expect, test } from "vitest";
import { triageSessionFromQuery, saveTriageSession, readTriageSession } from "./triage-session.ts";

const now = Date.parse("2026-11-22T10:00:00Z");
const day = 24 * 60 * 60 * 1000;
const session = { id: "a1-b2", language: "pt-BR", expiry: now + day } as const;

test(
  "a symptom check keeps its id, its language and its expiry a day from now",
  { tags: ["S3.TRIAGE.01", "S9.CONST.08"] },
  () => {
    expect(triageSessionLifetime).toBe(day);
    expect(saveTriageSession({ id: "a1-b2", language: "pt-BR" }, now)).toEqual(session);
    expect(readTriageSession(JSON.parse(JSON.stringify(session)), now)).toEqual(session);
  },
);

test.each([
  ["at its last moment", { ...session, expiry: now }, true],
  ["a moment later", { ...session, expiry: now - 1 }, false],
  ["without an end", { id: "a", language: "en" }, false],
  ["without a number", { language: "en", expiry: now + 1 }, false],
  ["with a number that is none", { ...session, id: "a b" }, false],
  ["in a language nobody speaks here", { ...session, language: "xx" }, false],
  ["that is no session at all", "text", false],
])("a stored check %s is kept: %#", { tags: ["S4.DRAFT.05", "S3.TRIAGE.01"] }, (_, stored, isStored) => {
  expect(readTriageSession(stored, now) !== null).toBe(isStored);
});

test.each([
  ["its own check", { session: "a1-b2", language: "fr" }, "embedded", { ...session, language: "fr" }],
  ["no language", { session: "a1-b2" }, "embedded", session],
  ["an odd language", { session: "a1-b2", language: "zz" }, "embedded", session],
  ["a number it does not know", { session: "other" }, "embedded", null],
  ["a number with odd signs", { session: "a1 b2/../" }, "checks-elsewhere", null],
  ["no number", {}, "embedded", null],
  [
    "another provider's check",
    { session: "s-77", language: "ar" },
    "checks-elsewhere",
    { id: "s-77", language: "ar", expiry: now + day },
  ],
  ["another provider's check where there is none", { session: "s-77" }, "none", null],
])(
  "an address with %s",
  { tags: ["S2.R03.q-triage_session", "S2.R03.q-triage_language", "D.97"] },
  (_, query, provider, wanted) => {
    expect(triageSessionFromQuery({ query, known: session, provider }, now)).toEqual(wanted);
  },
);

test("a check that has ended is unknown", { tags: ["D.97"] }, () => {
  const known = readTriageSession({ ...session, expiry: now - 1 }, now);
  expect(
    triageSessionFromQuery({ query: { session: "a1-b2" }, known, provider: "embedded" }, now),
  ).toBeNull();
});
