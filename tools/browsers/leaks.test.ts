import { expect, test } from "vitest";
import { leaksIn } from "./leaks.ts";

const token = "Zk3vYw0h2tq5sN8uE1bX7mR4cP6dL9fJ-gH_aKoVxQi";
const ines = { login: "ines@clinic.test", password: "a quiet lantern", name: "Inês Carvalho" };
const demo = { clinics: [{ clinic_token: "demo-clinic-token", patients: [ines] }] };

test.each([
  ["a token", `GET /set-password?token=${token}`],
  ["a mail address", "mail to rita@patients.example refused"],
  ["a mail address", "login ines@clinic.test"],
  ["a birth date", 'invalid input "1987-03-14"'],
  ["a password", "body: a quiet lantern"],
  ["a name", "patient Inês Carvalho"],
  ["a clinic's token", "Bearer demo-clinic-token"],
  ["a word of health", "symptoms: dry cough"],
])("%s in a server log line is found and reported without repeating it", (what, line) => {
  expect(leaksIn(`Anteroom listens\n${line}`, demo)).toEqual([{ line: 2, what }]);
});

test("ordinary server output is not a leak", () => {
  const log = [
    "  Clínica Aurora   http://aurora.localhost:4270     ines@clinic.test / a quiet lantern",
    "  doctor           http://aurora.localhost:4270/desk ines@clinic.test / a quiet lantern",
    "Anteroom: http://localhost:8080 (development)",
    "2026-11-21T20:37:53.000Z DatabaseError 23505 patients_pkey at server/src/platform/database/database.ts:12",
    "2026-11-21 20:37:53.000 UTC [77] LOG:  checkpoint complete",
  ].join("\n");
  expect(leaksIn(log, demo)).toEqual([]);
});
