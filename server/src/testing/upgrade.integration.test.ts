import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { launchPostgres } from "../adapters/embedded-postgres/launch.ts";
import { readDemoFile } from "../features/tenant/demo-file.ts";
import { socketConnections } from "../platform/database/connections.ts";
import { bookAndPay, signIn } from "./book-and-pay.ts";
import { freePorts } from "./free-ports.ts";
import { startKillableServer } from "./killable-server.ts";
import { ownerClient } from "./owner-client.ts";
import { readFixture, upgradeFixtures } from "./upgrade-fixtures.ts";

test.each(upgradeFixtures)(
  "a data directory of $name ($commit) takes a paid booking of an old account after its upgrade",
  async ({ name }) => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "anteroom-upgrade-"));
    await restore(name, dataDir);
    const port = await freePorts(2);
    const server = await startKillableServer(port, dataDir);
    try {
      const base = `http://aurora.localhost:${port}`;
      const [patient] = readDemoFile(dataDir)?.clinics[0]?.patients ?? [];
      if (!patient) throw new Error("The demo clinic of the earlier version is not known as one");
      expect(await bookAndPay(base, await signIn(base, patient))).toBe("paid");
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
  120_000,
);

/** Makes the data directory that the earlier version left: its database in the embedded PostgreSQL. */
async function restore(name: string, dataDir: string): Promise<void> {
  const postgres = await launchPostgres({ dataDir, durable: false });
  try {
    await socketConnections(postgres.socketDir, postgres.owner, "anteroom");
    const owner = await ownerClient(postgres);
    await owner.query(readFixture(name));
    await owner.end();
  } finally {
    await postgres.stop();
  }
}
