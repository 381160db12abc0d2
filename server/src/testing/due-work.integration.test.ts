import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { carryOutRound } from "../features/account/my-data/carry-out-round.ts";
import { scheduleRetentionRounds } from "../features/account/my-data/retention-rounds.ts";
import { feedbackRetention } from "../features/health/symptom-checker/feedback-retention.ts";
import { webhookRetention } from "../features/webhooks/webhook-retention.ts";
import { allPersonalData } from "../all-personal-data.ts";
import { fillTables } from "./fill-tables.ts";
import { explainEverything, tracePlans, type TableRead } from "./trace-plans.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";

/** Rows of each table. */
const rows = Number(process.env["ANTEROOM_DUE_ROWS"] ?? 10_000);
/** The most 8-kB pages that a question with nothing due may read: a few levels of a few indexes. */
const mostPages = 40;

const now = new Date("2027-03-01T09:00:00.000Z");
const registry = [...allPersonalData, feedbackRetention, webhookRetention];
const wholeRound = () => scheduleRetentionRounds(registry)(now);

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
  await carryOutRound(first.services, wholeRound(), now);
  await owner.query("vacuum analyze");
  await explainEverything(owner);
  clinic = await openWholeClinic({ beside: first, leads: false });
}, 300_000);
afterAll(async () => {
  plans.stop();
  await clinic.close();
  await owner.end();
  await first.close();
});

/** What reads more than `mostPages`, in words. */
const tooMuch = (reads: readonly TableRead[]) =>
  reads
    .filter(({ pages }) => pages > mostPages)
    .map(
      ({ table, node, read, pages, statement }) =>
        `${table}: ${node}: ${pages} pages, ${read} rows: ${statement}`,
    );

test("retention with nothing due reads a few pages of each table, however many rows it has", async () => {
  plans.take();
  expect(await carryOutRound(clinic.services, wholeRound(), now)).toEqual({});
  const { reads } = plans.take();
  const tables = new Set(reads.map(({ table }) => table));
  expect(registry.filter(({ table, retention }) => retention && !tables.has(table))).toEqual([]);
  expect(tooMuch(reads)).toEqual([]);
});
