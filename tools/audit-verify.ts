// `npm run audit:verify`: goes through every clinic's audit log and tells whether anything was changed or taken out.
import { launchPostgres } from "../server/src/adapters/embedded-postgres/launch.ts";
import { runningSocketDir } from "../server/src/adapters/embedded-postgres/running.ts";
import { verifyAuditLog } from "../server/src/platform/audit.ts";
import { readConfig, type Config } from "../server/src/platform/config.ts";
import { externalConnections, rolesOn, type Connections } from "../server/src/platform/connections.ts";
import { openDatabase, openPool, withTenant } from "../server/src/platform/database.ts";
import { lockDataDir } from "../server/src/platform/instance-lock.ts";
import { openTenants } from "../server/src/platform/tenants.ts";

const { connections, close } = await openStorage(readConfig(process.env));
const db = openDatabase(openPool(connections.app, 2, () => {})); // what matters is thrown by the query
try {
  for (const { id, slug } of await openTenants(db).all()) {
    const { sealed, unsealed, brokenAt } = await withTenant(db, id, verifyAuditLog);
    const verdict = brokenAt === null ? "the chain holds" : `BROKEN at entry ${brokenAt}`;
    console.log(`${slug}: ${sealed} entries sealed, ${unsealed} not yet: ${verdict}`);
    if (brokenAt !== null) process.exitCode = 1;
  }
} finally {
  await db.destroy();
  await close();
}

type Storage = { connections: Connections; close: () => Promise<void> };

/** The installation's database: by its URL, that of the running server, or started for the occasion. */
async function openStorage({ DATABASE_URL: url, ANTEROOM_DATA_DIR: dataDir }: Config): Promise<Storage> {
  if (url) return { connections: await externalConnections(url), close: async () => {} };
  const outcome = await lockDataDir(dataDir, "audit:verify");
  if (!outcome.taken) {
    const host = runningSocketDir(dataDir);
    if (host === null) throw new Error(`${outcome.owner} is just starting; try again in a moment.`);
    return { connections: rolesOn({ host, database: "anteroom" }), close: async () => {} };
  }
  const postgres = await launchPostgres({ dataDir });
  return {
    connections: rolesOn({ host: postgres.socketDir, database: "anteroom" }),
    close: async () => {
      await postgres.stop();
      outcome.lock.release();
    },
  };
}
