import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { carryOutRound } from "../features/account/my-data/carry-out-round.ts";
import { scheduleRetentionRounds } from "../features/account/my-data/retention-rounds.ts";
import { feedbackRetention } from "../features/health/symptom-checker/feedback-retention.ts";
import { recheckRetention } from "../platform/privacy/recheck-retention.ts";
import { webhookRetention } from "../features/webhooks/webhook-retention.ts";
import { allPersonalData } from "../all-personal-data.ts";
import { makeManyClinics } from "./many-clinics.ts";
import { fillTables } from "./fill-tables.ts";
import { explainEverything, tracePlans, type TableRead } from "./trace-plans.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";

/** Rows of each table. */
const rows = Number(process.env["ANTEROOM_DUE_ROWS"] ?? 10_000);
/** The most 8-kB pages that a question with nothing due may read of a table: a few ranges of 16 at the limit of a BRIN index. */
const mostPages = 60;

/** The real time: invoices refuse by the clock of the database. */
const now = new Date();
const registry = [...allPersonalData, feedbackRetention, webhookRetention, recheckRetention];
const roundAt = (clinic: WholeClinic, at: Date) =>
  carryOutRound(clinic.services, scheduleRetentionRounds(registry)(at), at);

const plans = tracePlans();
let first: WholeClinic;
let clinic: WholeClinic;
let owner: pg.Client;
beforeAll(async () => {
  first = await openWholeClinic({ now: now.toISOString(), leads: false });
  owner = new pg.Client({ ...first.connections.owner, user: inject("postgres").superuser });
  await owner.connect();
  const tables = registry.filter(({ retention }) => retention).map(({ table }) => table);
  await fillTables(owner, [...tables, "audit_log"], { count: rows, now });
  await owner.query("analyze");
  await roundAt(first, now);
  await owner.query("vacuum analyze");
  await explainEverything(owner);
  clinic = await openWholeClinic({ beside: first, leads: false });
}, 1_800_000);
afterAll(async () => {
  plans.stop();
  await clinic.close();
  await owner.end();
  await first.close();
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const pagesOf = (reads: readonly TableRead[]) => sum(reads.map(({ pages }) => pages));
const rowsOf = (reads: readonly TableRead[]) => sum(reads.map(({ read }) => read));

/** What reads more than `mostPages`, in words. */
const tooMuch = (reads: readonly TableRead[]) =>
  reads
    .filter(({ pages }) => pages > mostPages)
    .map(
      ({ table, node, read, pages, statement }) =>
        `${table}: ${node}: ${pages} pages, ${read} rows: ${statement}`,
    );

async function idleRound(title: string): Promise<TableRead[]> {
  plans.take();
  expect(await roundAt(clinic, now)).toEqual({});
  const { reads } = plans.take();
  console.log(`${title}, ${rows} rows a table: ${pagesOf(reads)} pages, ${rowsOf(reads)} rows read`);
  return reads;
}

test("retention with nothing due reads a few pages of each table, however many rows it has", async () => {
  const reads = await idleRound("nothing due");
  const tables = new Set(reads.map(({ table }) => table));
  expect(registry.filter(({ table, retention }) => retention && !tables.has(table))).toEqual([]);
  expect(tooMuch(reads)).toEqual([]);
});

test("retention reads as little after a tenth of all rows was updated and a tenth deleted and entered anew", async () => {
  await owner.query("set session_replication_role = replica");
  for (const { table, retention } of registry) {
    if (!retention) continue;
    const { rows: columns } = await owner.query<{ name: string }>(
      `select string_agg(quote_ident(attname), ', ') as name from pg_attribute
       where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    );
    const names = columns[0]?.name ?? "";
    await owner.query(`update ${table} set tenant_id = tenant_id where random() < 0.1`);
    await owner.query(`with gone as (delete from ${table} where random() < 0.1 returning ${names})
      insert into ${table} (${names}) overriding system value select ${names} from gone`);
    await owner.query(`vacuum analyze ${table}`);
  }
  await owner.query("set session_replication_role = origin");
  expect(tooMuch(await idleRound("nothing due after changes"))).toEqual([]);
}, 600_000);

test("retention reads what is due in 1,000 clinics once, and not again for each of them", async () => {
  await makeManyClinics(clinic.connections.owner, 1_000);
  await owner.query(`insert into sign_ups (tenant_id, email, name, password_hash, terms_version, terms_agreed_at, language, created_at)
    select t.id, 'a@b.example', 'A', 'x', '1', now(), 'en', '${now.toISOString()}'::timestamptz - interval '2 days'
    from tenants t cross join generate_series(1, 5) where t.slug like 'many-%'`);
  await owner.query("analyze");
  plans.take();
  expect(await roundAt(clinic, now)).toEqual({ sign_ups: 5_000 });
  const { reads } = plans.take();
  const ofSignUps = rowsOf(reads.filter(({ table }) => table === "sign_ups"));
  console.log(`5,000 due in 1,000 clinics: ${ofSignUps} rows of the table read`);
  expect(ofSignUps).toBeLessThan(4 * 5_000);
  expect(tooMuch(reads.filter(({ table }) => table !== "sign_ups"))).toEqual([]);
}, 600_000);

test("retention with rows due reads in proportion to them", async () => {
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  const measure = async (at: Date) => {
    plans.take();
    const ended = await roundAt(clinic, at);
    const { reads } = plans.take();
    const due = sum(Object.values(ended));
    console.log(`${due} due, ${rows} rows a table: ${pagesOf(reads)} pages, ${rowsOf(reads)} rows read`);
    return { due, read: rowsOf(reads) };
  };
  const few = await measure(days(2));
  const many = await measure(days(12));
  expect(few.due).toBeGreaterThan(50);
  expect(many.due).toBeGreaterThan(3 * few.due);
  expect(many.read / many.due).toBeLessThan(2 * (few.read / few.due));
}, 600_000);
