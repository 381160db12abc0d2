import { launchPostgres } from "../server/src/adapters/embedded-postgres/launch.ts";
import { runningSocketDir } from "../server/src/adapters/embedded-postgres/running.ts";
import type { Config } from "../server/src/platform/config/config.ts";
import {
  externalConnections,
  rolesOn,
  type Connections,
} from "../server/src/platform/database/connections.ts";
import { lockDataDir } from "../server/src/platform/database/instance-lock.ts";

type Storage = { connections: Connections; close: () => Promise<void> };

/**
 * Opens the installation's database: by its URL, that of the running server, or PostgreSQL started for this purpose while the data
 * directory is locked. `purpose` is shown to others who try to open it meanwhile. `close` must be called. Throws while a server is
 * starting.
 */
export async function openStorage(
  { DATABASE_URL: url, ANTEROOM_DATA_DIR: dataDir }: Config,
  purpose: string,
): Promise<Storage> {
  if (url) return { connections: await externalConnections(url), close: async () => {} };
  const outcome = await lockDataDir(dataDir, purpose);
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
