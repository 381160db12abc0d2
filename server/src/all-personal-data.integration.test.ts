import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allPersonalData } from "./all-personal-data.ts";
import { freshDatabase } from "./testing/fresh-database.ts";

/** Tables whose suspicious names mean the clinic, its doctors or its programs, never a patient. */
const aboutClinics = new Map([
  ["doctors", "a doctor's public profile"],
  ["clinic_tokens", "tokens of the clinic's own programs"],
  ["apps", "programs that sign with a key of their own"],
  ["app_tokens", "their tokens"],
  ["staff", "people who work at the clinic"],
  ["staff_sessions", "their sessions"],
  ["staff_passkeys", "their passkeys, with the names they gave them"],
  ["staff_sign_in_providers", "where they sign in instead"],
  ["staff_identities", "who they are there"],
  ["patient_sign_in_providers", "where a clinic's patients may sign in too"],
  ["prescription_templates", "names of texts that a doctor prescribes often"],
  ["mail_addresses", "the address of its own that a clinic's emails come from"],
  ["mail_senders", "how a clinic signs its emails"],
  [
    "payment_gateways",
    "a clinic's accounts at payment providers: what the clinic calls one, and where its API is",
  ],
  ["fiscal_profiles", "a clinic's own name, address and tax number, for its invoices"],
  ["invoice_series", "counters of the clinic's invoices"],
  ["mail_texts", "what a clinic's emails say, with places that the sender fills"],
  ["schema_migrations", "names of migrations"],
]);

/** A column of such a name is about somebody, wherever it stands. */
const suspicious =
  /(^|_)(patient|guest|hold|name|login|e?mail|phone|address|birth\w*|sex|gender|taxpayer|tax|symptoms?|recipient|actor|subject|token|comment|person|user|ip)(_|$)/;

type Column = { table: string; column: string };
let columns: Column[];
/** Tables from which foreign keys lead to a patient, a guest or an appointment. */
let leading: Set<string>;
let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client((await freshDatabase()).owner);
  await client.connect();
  columns = await read<Column>(
    `select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped`,
  );
  const keys = await read<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`,
  );
  leading = new Set(["patients", "guests", "appointments"]);
  for (let size = 0; size !== leading.size;) {
    size = leading.size;
    for (const { from, to } of keys) if (leading.has(to)) leading.add(from);
  }
});
afterAll(() => client.end());

async function read<Row extends object>(statement: string): Promise<Row[]> {
  return (await client.query<Row>(statement)).rows;
}

const named = new Set(
  allPersonalData.flatMap(({ table, subject, exported, erased, retained }) =>
    [...subject, ...exported, ...erased, ...retained].map((column) => `${table}.${column}`),
  ),
);

test("every column of a table that references a patient, guest or appointment is registered", () => {
  const registered = new Set<string>(allPersonalData.map(({ table }) => table));
  const tables = new Set([...leading, ...registered]);
  const missing = columns
    .filter(({ table }) => tables.has(table))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((column) => !named.has(column));
  expect(missing).toEqual([]);
});

test("a column with a personal name is registered in every table", () => {
  const missing = columns
    .filter(({ table, column }) => suspicious.test(column) && !aboutClinics.has(table))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((column) => !named.has(column));
  expect(missing).toEqual([]);
});

test("the check finds an unregistered patient table and an unregistered name column", async () => {
  const found =
    suspicious.test("patient_id") && suspicious.test("contact_email") && suspicious.test("hold_id");
  expect(found).toBe(true);
  expect(suspicious.test("created_at") || suspicious.test("weekday") || suspicious.test("deadline")).toBe(
    false,
  );
  const some = [
    "appointments",
    "code_challenges",
    "credentials",
    "factor_attempts",
    "guests",
    "mails",
    "passkey_challenges",
    "passkeys",
    "patients",
    "payments",
    "sessions",
    "visits",
  ];
  expect([...leading]).toEqual(expect.arrayContaining(some));
});

test("every registered column exists, and each table is registered once", () => {
  const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  expect([...named].filter((column) => !known.has(column))).toEqual([]);
  const tables = allPersonalData.map(({ table }) => table);
  expect(new Set(tables).size).toBe(tables.length);
});

test.each(allPersonalData.map((entry) => [entry.table, entry] as const))(
  "%s declares retention and reason, and no column is both deleted and kept",
  (_table, { retentionPeriod, why, erased, retained, subject }) => {
    expect(retentionPeriod.length).toBeGreaterThan(5);
    expect(why).toMatch(/\.$/);
    expect(subject.length).toBeGreaterThan(0);
    expect(erased.filter((column) => retained.includes(column))).toEqual([]);
  },
);
