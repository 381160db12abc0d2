// `npm run bench:cluster [-- SHARE SECONDS]`: fills a server with 1,000 clinics and 1/SHARE of their rows (100 unless said), and tells what
// requests and background work cost: CPU of the server and of PostgreSQL, statements, rows read. One node on this machine.
import { readFileSync } from "node:fs";
import os from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { allPersonalData } from "../../server/src/all-personal-data.ts";
import { carryOutRound } from "../../server/src/features/account/my-data/carry-out-round.ts";
import { openAcrossClinics } from "../../server/src/platform/database/across-clinics.ts";
import { rolesOn } from "../../server/src/platform/database/connections.ts";
import { openDatabase, openPool } from "../../server/src/platform/database/database.ts";
import { sealNewEntries } from "../../server/src/platform/privacy/seal-audit-logs.ts";
import {
  clinicCount,
  clinicSizeOf,
  fillInstallation,
  sizesOf,
} from "../../server/src/testing/fill-installation.ts";
import { makeManyClinics } from "../../server/src/testing/many-clinics.ts";
import { ownerClient, type OwnerClient } from "../../server/src/testing/owner-client.ts";
import { startDemoServer } from "../support/demo-server.ts";
import { capacityOf, maxCoreUse, type RequestCost } from "./capacity.ts";
import { cpuOf, cpuOfAll } from "./cpu.ts";
import { measuredRequests, spreadClinics } from "./measured-requests.ts";

const share = Number(process.argv[2] ?? 100);
const asks = 400;
/** A connection of PostgreSQL that rests tells after so long what it has read. */
const flushMs = 11_000;
/** How long nothing is asked, in seconds. */
const idleSeconds = Number(process.argv[3] ?? 120);

const server = await startDemoServer();
const owner = await withStatistics(await ownerClient({ socketDir: server.socketDir }));
try {
  console.log(`${os.cpus().length} x ${os.cpus()[0]?.model ?? "?"}, Node ${process.version}`);
  console.log("\nIdle, three clinics of the demo");
  await tellIdle();
  const began = performance.now();
  await makeManyClinics({ host: server.socketDir, user: "anteroom", database: "anteroom" }, clinicCount);
  await fillInstallation(owner, clinicSizeOf(share));
  const { rows } = await owner.query<{ bytes: string }>(
    "select pg_database_size(current_database()) as bytes",
  );
  console.log(
    `\nFilled with 1/${share} in ${((performance.now() - began) / 1000).toFixed(0)} s:`,
    sizesOf(share),
  );
  console.log(`database: ${(Number(rows[0]?.bytes) / 1e6).toFixed(0)} MB`);
  console.log("\nIdle, nothing due");
  await tellIdle();
  console.log("\nRounds of background work, nothing due");
  await tellRounds();
  console.log(`\nRequests in turn, each at another clinic (n=${asks})`);
  await tellRequests();
} finally {
  await owner.end();
  await server.stop();
}

/** Loads pg_stat_statements, for which PostgreSQL starts anew: the server sees to it as after a crash. */
async function withStatistics(client: OwnerClient): Promise<OwnerClient> {
  await client.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const [, main] = readFileSync(`/proc/${rows[0]?.pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  client.on("error", () => {}); // it ends with PostgreSQL
  process.kill(Number(main), "SIGINT");
  for (let tries = 0; ; tries += 1)
    try {
      await pause(500);
      const next = await ownerClient({ socketDir: server.socketDir });
      await next.query("create extension if not exists pg_stat_statements");
      return next;
    } catch (error) {
      if (tries === 60) throw error;
    }
}

type Cost = { node: number; postgres: number; statements: number; rows: number };

/** CPU in ms, statements of all roles, and rows and index entries read, until now. */
async function costUntilNow(): Promise<Cost> {
  const { rows } = await owner.query<{ statements: number; read: number }>(
    `select (select coalesce(sum(calls), 0)::float from pg_stat_statements) as statements,
      (select sum(seq_tup_read)::float from pg_stat_user_tables) + (select sum(idx_tup_read)::float from pg_stat_user_indexes) as read`,
  );
  const [main = 0, ...others] = server.pids();
  const { statements = 0, read = 0 } = rows[0] ?? {};
  return {
    node: cpuOf(main),
    postgres: cpuOfAll(others),
    statements,
    rows: read,
  };
}

async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const before = await costUntilNow();
  await work();
  const after = await costUntilNow();
  await pause(flushMs);
  const { rows } = await costUntilNow();
  return {
    node: after.node - before.node,
    postgres: after.postgres - before.postgres,
    statements: after.statements - before.statements,
    rows: rows - before.rows,
  };
}

async function tellIdle(): Promise<void> {
  const cost = await costOf(() => pause(idleSeconds * 1_000));
  const each = (value: number) => (value * 60) / idleSeconds;
  console.log(
    `a minute: CPU ${each(cost.node).toFixed(0)} ms of Node, ${each(cost.postgres).toFixed(0)} ms of PostgreSQL; ${each(cost.statements).toFixed(0)} statements, ${each(cost.rows).toFixed(0)} rows read`,
  );
}

async function tellRounds(): Promise<void> {
  const connections = rolesOn({ host: server.socketDir, database: "anteroom" });
  const db = openDatabase(openPool(connections.app, 2, () => {}));
  const acrossClinics = openAcrossClinics(connections.owner, () => {});
  const services = { db, acrossClinics };
  const rounds: Record<string, () => Promise<unknown>> = {
    "seals, after another server": () => sealNewEntries(services),
    "retention, every promise": () =>
      carryOutRound(services, { promises: allPersonalData, hasAudit: true }, new Date()),
  };
  for (const [what, round] of Object.entries(rounds)) {
    await round();
    await pause(flushMs);
    const began = performance.now();
    let ms = 0;
    const { rows, statements } = await costOf(async () => {
      await round();
      ms = performance.now() - began;
    });
    console.log(
      `${what.padEnd(30)} ${ms.toFixed(0).padStart(6)} ms, ${statements} statements, ${rows} rows read`,
    );
  }
  await db.destroy();
  await acrossClinics.destroy();
}

async function tellRequests(): Promise<void> {
  const requests = await measuredRequests(owner, server.port);
  const costs: RequestCost[] = [];
  for (const [what, request] of Object.entries(requests)) {
    const clinics = spreadClinics(asks + 50);
    for (const n of clinics.splice(0, 50)) await request(n);
    const began = performance.now();
    let ms = 0;
    const cost = await costOf(async () => {
      for (const n of clinics) await request(n);
      ms = performance.now() - began;
    });
    costs.push({ node: cost.node / asks, postgres: cost.postgres / asks });
    console.log(
      `${what.padEnd(26)} ${(ms / asks).toFixed(1)} ms; CPU ${(cost.node / asks).toFixed(2)} ms of Node, ${(cost.postgres / asks).toFixed(2)} ms of PostgreSQL; ${(cost.statements / asks).toFixed(1)} statements, ${(cost.rows / asks).toFixed(0)} rows read`,
    );
  }
  const { perSecond, serversPerCore } = capacityOf(costs);
  console.log(
    `\nOf these, evenly, one server answers ${perSecond.toFixed(0)} a second with ${maxCoreUse * 100} % of its core; one core of PostgreSQL serves ${serversPerCore.toFixed(1)} such servers.`,
  );
}
