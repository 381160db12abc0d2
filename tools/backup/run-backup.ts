// `npm run backup -- [--dated] DIR|s3://BUCKET/FOLDER`: writes database and files into a new directory or folder of a bucket, beside the running
// server or without one. With `--dated` this is a new folder in DIR named by the time, and old ones of DIR are removed afterwards.
import { openFiles } from "../../server/src/open-files.ts";
import { backUp } from "../../server/src/platform/backup/back-up.ts";
import { datedName, pruneBackups } from "../../server/src/platform/backup/dated-backups.ts";
import { listFileKeys } from "../../server/src/platform/backup/format.ts";
import { recordBackup } from "../../server/src/platform/backup/last-backup.ts";
import { filesDirOf, readConfig, type Config } from "../../server/src/platform/config/config.ts";
import type { Connections } from "../../server/src/platform/database/connections.ts";
import { openDatabase, openPool } from "../../server/src/platform/database/database.ts";
import { openStorage } from "../storage.ts";
import { writeBackupTo } from "./backup-place.ts";

type Made = { madeAt: string; rows: number; tables: number; files: number; lostFiles: readonly string[] };

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(given: string[]): Promise<void> {
  const isDated = given[0] === "--dated";
  const [dir = "", ...more] = isDated ? given.slice(1) : given;
  if (dir === "" || dir.startsWith("-") || more.length > 0)
    throw new Error("npm run backup -- [--dated] DIR|s3://BUCKET/FOLDER");
  const config = readConfig(process.env);
  const place = isDated ? `${dir.replace(/\/+$/, "")}/${datedName(new Date())}` : dir;
  const { connections, close } = await openStorage(config, "backup");
  try {
    const made = await makeBackup(config, connections, place);
    report(made, place, config);
    await record(connections, made);
  } finally {
    await close();
  }
  if (isDated) await removeOld(dir, config);
}

async function makeBackup(config: Config, { owner }: Connections, place: string): Promise<Made> {
  const files = await openFiles(config, { isBesideServer: true });
  const source = { owner, files, dataKey: config.dataKey.own, version: config.RELEASE_VERSION };
  return writeBackupTo(config, place, async (at) => {
    const { madeAt, tables, lostFiles } = await backUp(source, at);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { madeAt, rows, tables: tables.length, files: (await listFileKeys(at)).length, lostFiles };
  });
}

/** Says what is in it. One that lacks files ends with code 1: most often the place of files is another than the server's. */
function report({ rows, tables, files, lostFiles }: Made, place: string, config: Config): void {
  const whole = lostFiles.length === 0;
  const content = `${rows} rows of ${tables} tables, and ${files} files`;
  console.log(
    `${place}: ${content}${whole ? "" : " (INCOMPLETE)"}. It holds health data in clear: encrypt it.`,
  );
  if (whole) return;
  const wrong = `Not one was there: is that the server's place of files (ANTEROOM_DATA_DIR, FILES_DIR, FILES_URL)?`;
  console.error(
    `INCOMPLETE BACKUP: ${lostFiles.length} of ${files + lostFiles.length} files that rows speak of were not in ` +
      `${config.FILES_URL ?? filesDirOf(config)}. ${files === 0 ? wrong : `${place}/manifest.json names them.`}`,
  );
  process.exitCode = 1;
}

/** Tells the metrics of servers. The backup is made and stays one where this fails. */
async function record({ owner }: Connections, made: Made): Promise<void> {
  const db = openDatabase(openPool(owner, 1, (error) => console.error(error.message)));
  try {
    await recordBackup(db, made);
  } catch (error) {
    console.error(`The metrics do not know of this backup: ${error instanceof Error ? error.message : ""}`);
    process.exitCode = 1;
  } finally {
    await db.destroy();
  }
}

async function removeOld(dir: string, { BACKUP_KEEP_DAYS: keepDays }: Config): Promise<void> {
  if (dir.startsWith("s3:")) return; // a rule of the bucket does that
  const removed = await pruneBackups(dir, { keepDays, now: new Date() });
  if (removed.length > 0)
    console.log(`Removed what is older than ${keepDays} days (BACKUP_KEEP_DAYS): ${removed.join(", ")}.`);
}
