// SQL repeats some limits of the domain; each of them is compared with its constant.
import { ratingStars } from "@anteroom/domain/shared/constants";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { appointmentMinutes, recordYears } from "@anteroom/domain/shared/lifetimes";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestClinic, type TestClinic } from "./test-clinic.ts";

let clinic: TestClinic;
let owner: pg.Client;
beforeAll(async () => {
  clinic = await openTestClinic();
  owner = new pg.Client(clinic.connections.owner);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await clinic.close();
});

const { least, most } = appointmentMinutes;
test.each([
  ["doctors", "visit_minutes", [least, most]],
  ["reviews", "rating", [1, ratingStars]],
  ["messages", "body", [1, fieldLimits.message]],
])("The check of %s.%s uses the domain's limits", async (table, column, limits) => {
  const { rows } = await owner.query<{ text: string }>(
    `select pg_get_constraintdef(oid) as text from pg_constraint
     where conrelid = $1::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%' || $2 || '%'`,
    [table, column],
  );
  expect(rows.map(({ text }) => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)))).toEqual([
    limits,
  ]);
});

test.each(["refuse_change", "forget_old_audit"])(
  "The function %s keeps the audit log as long as records",
  async (name) => {
    const { rows } = await owner.query<{ source: string }>(
      "select prosrc as source from pg_proc where proname = $1",
      [name],
    );
    const years = [...(rows[0]?.source ?? "").matchAll(/interval '(\d+) years'/g)].map(([, digits]) =>
      Number(digits),
    );
    expect(years).toEqual([recordYears]);
  },
);

test("no query repeats how many years something is kept", () => {
  const root = path.resolve(import.meta.dirname, "..");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("testing"),
  );
  expect(files.length).toBeGreaterThan(500);
  const repeated = files.filter((file) =>
    /interval '\d{2,} years?'|years => \d/.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(repeated).toEqual([]);
});
