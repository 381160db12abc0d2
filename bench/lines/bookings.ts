import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { localHttp } from "@anteroom/local-http/local-http";
import { ownerClient, type OwnerClient } from "../../server/src/testing/owner-client.ts";
import type { BenchLine } from "../line.ts";
import { median } from "../measure.ts";
import { type BegunBooking, bookAppointment, payByCard } from "../support/book-visit.ts";
import { startDemoServer } from "../support/demo-server.ts";
import { runPgbench } from "../support/pgbench.ts";
import { replayScript } from "../support/replay-script.ts";

const guests = 8;
const spellMs = 4_000;
const rounds = 5;
/** So often a guest asks whether the money has come: all at once would measure the asking. */
const askEachMs = 20;
const recorder = path.resolve(import.meta.dirname, "../../server/src/testing/record-statements.ts");
const firstNumber = 500_000_000;
const benchDoctors = 20;
const appointmentMinutes = 20;

/**
 * Eight guests book one appointment after the other, from search to confirmation (5 rounds of 4 s). Baseline: pgbench with as many clients
 * and the same statements; throws if these did not book.
 */
export const bookings: BenchLine = {
  name: "bookings-statements",
  measure: async () => {
    const scratch = mkdtempSync(path.join(os.tmpdir(), "anteroom-bookings-"));
    const record = path.join(scratch, "statements.jsonl");
    const server = await startDemoServer({ imports: [recorder], env: { BENCH_RECORD_TO: record } });
    const owner = await ownerClient({ socketDir: server.socketDir });
    try {
      const script = await recordBooking(server, owner, record);
      const rates = { ours: [] as number[], pgbench: [] as number[], silent: [] as number[] };
      const wish = { next: 0 };
      for (let round = 0; round < rounds; round += 1) {
        const until = performance.now() + spellMs;
        const began = performance.now();
        const done = await Promise.all(
          Array.from({ length: guests }, () => bookUntil(until, server.url, wish)),
        );
        const seconds = (performance.now() - began) / 1000;
        rates.ours.push(done.reduce((sum, one) => sum + one, 0) / seconds);
        const rate = await runPgbench(server.socketDir, script, { clients: guests, ms: spellMs });
        if (rate === null) continue;
        rates.pgbench.push(rate);
        await announce(owner, false);
        const silent = await runPgbench(server.socketDir, script, { clients: guests, ms: spellMs });
        await announce(owner, true);
        rates.silent.push(silent ?? Number.NaN);
      }
      await expectBooked(owner);
      const hasBaseline = rates.pgbench.length > 0;
      const statements = script
        .split("\n")
        .filter((line) => /^(select|with|insert|update|delete|set)/i.test(line));
      const transactions = script.split("\n").filter((line) => /^begin/i.test(line));
      return [
        {
          what: `bookings end to end, ${guests} guests (n=${rounds})`,
          ours: median(rates.ours),
          unit: "/s",
          baseline: {
            what: hasBaseline ? `pgbench, the same ${statements.length} statements` : "pgbench: not measured",
            value: median(rates.pgbench),
          },
          goal: "ratio >= 0.5",
        },
        {
          what: "  statements of one of them",
          ours: statements.length,
          unit: "",
          baseline: { what: "transactions", value: transactions.length },
          goal: "fewer than 96",
        },
        {
          what: `  those statements in pgbench, with NOTIFY (n=${rates.silent.length})`,
          ours: 1_000 / median(rates.pgbench),
          unit: "ms",
          baseline: { what: "no announcements", value: 1_000 / median(rates.silent) },
          goal: "",
        },
      ];
    } finally {
      await owner.end();
      await server.stop();
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

/** Whether a change of a time is announced to the processes that keep pages (migration 0078). */
async function announce(owner: OwnerClient, isOn: boolean): Promise<void> {
  await owner.query(`alter table appointments ${isOn ? "enable" : "disable"} trigger announce_public_pages`);
}

/** What pgbench ran were bookings, each to its end: otherwise its figure would say nothing. */
async function expectBooked(owner: OwnerClient): Promise<void> {
  const { rows } = await owner.query<{ begun: number; confirmed: number }>(
    `select count(*)::int as begun, (count(*) filter (where status in ('scheduled', 'accepted')))::int as confirmed
     from appointments where start_time >= '2100-01-01'`,
  );
  const [found] = rows;
  if (found && found.begun - found.confirmed > guests * rounds)
    throw new Error(`pgbench confirmed ${found.confirmed} of ${found.begun} visits`);
}

/** One booking, and the statements of the request role that it took, as a script for pgbench. */
async function recordBooking(
  server: Awaited<ReturnType<typeof startDemoServer>>,
  owner: OwnerClient,
  record: string,
): Promise<string> {
  await owner.query(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, $1 + 100000 * row_number() over ())
     from pg_sequences where schemaname = 'public' and data_type in ('integer', 'bigint')`,
    [firstNumber],
  );
  await owner.query("create sequence bench_visit; grant usage on sequence bench_visit to anteroom_app");
  const { rows } = await owner.query<{ id: number }>(
    `with made as (
      insert into doctors (tenant_id, name, specialty, languages, portrait, about, price_minor, visit_minutes)
      select 1, 'Dr Bench ' || n, 'family-medicine', '{pt}', 'helena', '{}', 4000, ${appointmentMinutes}
      from generate_series(1, ${benchDoctors}) n returning id),
     hours as (insert into doctor_hours (tenant_id, doctor_id, weekday, from_minute, to_minute, kind)
      select 1, made.id, day, 480, 1200, 'open' from made, generate_series(1, 7) day)
     select id from made order by id`,
  );
  const doctor = Number(rows[0]?.id);
  process.kill(server.pid, "SIGUSR2");
  const address = { "x-forwarded-for": "10.200.0.1" };
  const begun = await bookAppointment({ url: server.url, headers: address, isGuest: true }, 1, doctor);
  if (!begun) throw new Error("Nobody else books here");
  await payAndWait(server.url, begun);
  process.kill(server.pid, "SIGUSR2");
  const start = Date.parse(begun.startTime);
  return replayScript(
    readFileSync(record, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
    {
      firstNumber,
      doctor: { id: doctor, count: benchDoctors },
      start,
      end: start + appointmentMinutes * 60_000,
    },
  );
}

/** How many were confirmed to the guest by then. */
async function bookUntil(until: number, url: string, wish: { next: number }): Promise<number> {
  let confirmed = 0;
  while (performance.now() < until) {
    const index = (wish.next += 1);
    const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    const begun = await bookAppointment(
      { url, headers: { "x-forwarded-for": address }, isGuest: true },
      index,
    );
    if (!begun) continue;
    await payAndWait(url, begun);
    confirmed += 1;
  }
  return confirmed;
}

async function payAndWait(url: string, { appointmentId, pageUrl, headers }: BegunBooking): Promise<void> {
  await payByCard(pageUrl);
  for (let status = ""; status !== "paid";) {
    await sleep(askEachMs);
    const { text } = await localHttp(`${url}/api/patients/appointments/${appointmentId}/payment_info`, {
      headers,
    });
    status = JSON.parse(text).data.entity.status;
  }
}
