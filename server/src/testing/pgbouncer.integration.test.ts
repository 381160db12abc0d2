// Requests through a pool of transactions, as PgBouncer is run in front of many servers.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { readDemoFile } from "../features/tenant/demo-file.ts";
import { externalConnections } from "../platform/database/connections.ts";
import { prepareDatabase } from "../platform/database/prepare-database.ts";
import { bookAndPay, signIn } from "./book-and-pay.ts";
import { externalDatabase } from "./external-database.ts";
import { freePorts } from "./free-ports.ts";
import { startKillableServer, type KillableServer } from "./killable-server.ts";
import { hasPgBouncer, openPgBouncer, type TestPgBouncer } from "./pgbouncer.ts";
import { requestClinic } from "./storm-patient.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-pool-"));
let direct: Awaited<ReturnType<typeof externalDatabase>>;
let pool: TestPgBouncer;
let server: KillableServer | undefined;
let base = "";

const bounce = ({ database, user }: pg.ClientConfig) =>
  openPgBouncer({
    socketDir: inject("postgres").socketDir,
    database: String(database),
    roles: ["anteroom_app", "anteroom_jobs", String(user)],
  });

describe.skipIf(!hasPgBouncer)(
  "PgBouncer in transaction mode (skipped: pgbouncer is not on this machine)",
  () => {
    beforeAll(async () => {
      direct = await externalDatabase();
      pool = await bounce(direct.owner);
    });
    afterAll(async () => {
      await server?.stop();
      await pool.close();
      rmSync(folder, { recursive: true, force: true });
    });

    test(
      "a server books, pays and hears of changes with two connections for all requests",
      { timeout: 240_000 },
      async () => {
        const port = await freePorts(2);
        server = await startKillableServer(port, folder, {
          env: { DATABASE_URL: direct.url, DATABASE_POOL_URL: pool.urlOf("anteroom_app"), FILES_DIR: folder },
        });
        base = `http://aurora.localhost:${port}`;
        const [person] = readDemoFile(folder)?.clinics[0]?.patients ?? [];
        if (!person) throw new Error("The demo clinic has a patient");
        const headers = await signIn(base, person);
        // More at once than there are connections: transactions of several clients take turns on one.
        const lists = await Promise.all(
          Array.from({ length: 60 }, () =>
            requestClinic(base, ["GET", "/patients/appointments"], { headers }),
          ),
        );
        expect(new Set(lists.map(({ status }) => status))).toEqual(new Set([200]));
        expect(await bookAndPay(base, headers)).toBe("paid");
        await vi.waitFor(async () => {
          const { rows } = await asOwner((client) =>
            client.query("select 1 from pgboss.job where name like 'mail%' and state = 'completed'"),
          );
          expect(rows.length).toBeGreaterThan(0);
        }, 30_000);
        const { rows } = await asOwner((client) =>
          client.query(
            "select count(*)::int as count from pg_stat_activity where datname = current_database() and usename = 'anteroom_app'",
          ),
        );
        expect(rows).toEqual([{ count: 2 }]);
      },
    );

    test("requests get a retry while PgBouncer has no database, and succeed afterwards", async () => {
      const ask = () => requestClinic(base, ["GET", "/doctors"]);
      await pool.cutOff(true);
      const answers = [await ask(), await ask(), await ask()];
      await pool.cutOff(false);
      // The first may meet the connection that was cut, the next what PgBouncer says.
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 503, body: { code: "unavailable", retry_after: 2 } });
      await vi.waitFor(async () => expect((await ask()).status).toBe(200), 20_000);
    });

    test("DATABASE_URL through PgBouncer is refused with the setting to use", async () => {
      await expect(externalConnections(pool.urlOf(String(direct.owner.user)))).rejects.toThrow(
        /DATABASE_URL leads through PgBouncer.*DATABASE_POOL_URL to PgBouncer/,
      );
    });

    test("DATABASE_POOL_URL of the owner or to another database is refused", async () => {
      const asOwnerRole = await externalConnections(direct.url, pool.urlOf(String(direct.owner.user)));
      await expect(prepareDatabase(asOwnerRole)).rejects.toThrow(/Requests may not run as the database role/);
      const other = await externalDatabase();
      const otherPool = await bounce(other.owner);
      const elsewhere = await externalConnections(direct.url, otherPool.urlOf("anteroom_app"));
      await expect(prepareDatabase(elsewhere)).rejects.toThrow(
        "DATABASE_POOL_URL leads to another database than DATABASE_URL.",
      );
      await otherPool.close();
    });
  },
);

async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(direct.owner);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
