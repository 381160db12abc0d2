// `npm run restore -- DIR|s3://BUCKET/FOLDER`: restores a backup into an installation without clinics, files and server: an empty database
// (DATABASE_URL) and data directory, or a new ANTEROOM_DATA_DIR.
import { openFiles } from "../../server/src/open-files.ts";
import { launchPostgres } from "../../server/src/adapters/embedded-postgres/launch.ts";
import { readConfig, type Config } from "../../server/src/platform/config/config.ts";
import {
  externalConnections,
  socketConnections,
  type Connections,
} from "../../server/src/platform/database/connections.ts";
import { lockDataDir } from "../../server/src/platform/database/instance-lock.ts";
import { dataKeyFingerprint } from "../../server/src/platform/backup/format.ts";
import { readBackupFrom } from "./backup-place.ts";
import { restore } from "../../server/src/platform/backup/restore.ts";

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run([dir = "", ...more]: string[]): Promise<void> {
  if (dir === "" || more.length > 0) throw new Error("npm run restore -- DIR|s3://BUCKET/FOLDER");
  const config = readConfig(process.env);
  const outcome = await lockDataDir(config.ANTEROOM_DATA_DIR, "restore");
  if (!outcome.taken)
    throw new Error(`${config.ANTEROOM_DATA_DIR} is in use (${outcome.owner}). Stop it first.`);
  const { connections, close } = await openEmpty(config);
  try {
    const target = { connections, files: await openFiles(config, { isBesideServer: true }) };
    const { tables, madeAt, dataKeyMark, lostFiles } = await readBackupFrom(config, dir, (at) =>
      restore(target, at),
    );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored ${rows} rows of ${tables.length} tables as of ${madeAt}. Now: npm run audit:verify, npm run bookings:verify.`,
    );
    if (lostFiles.length > 0)
      console.error(
        `INCOMPLETE BACKUP: ${lostFiles.length} files that rows speak of are not in it; its manifest.json names them (lostFiles).`,
      );
    if (dataKeyMark !== dataKeyFingerprint(config.dataKey.own))
      console.error(
        "DATA_KEY is another than that of the backup: authenticator apps cannot be used until it is set as it was.",
      );
  } finally {
    await close();
    outcome.lock.release();
  }
}

/** The database named by its URL, or a new embedded one with its roles. */
async function openEmpty({
  DATABASE_URL: url,
  ANTEROOM_DATA_DIR: dataDir,
}: Config): Promise<{ connections: Connections; close: () => Promise<void> }> {
  if (url) return { connections: await externalConnections(url), close: async () => {} };
  const postgres = await launchPostgres({ dataDir });
  const connections = await socketConnections(postgres.socketDir, postgres.owner, "anteroom");
  return { connections, close: postgres.stop };
}
