// `npm run backup -- DIR|s3://BUCKET/FOLDER`: writes database and files into a new directory or folder of a bucket, beside the running server or without one.
import { openFiles } from "../../server/src/open-files.ts";
import { readConfig } from "../../server/src/platform/config/config.ts";
import { openStorage } from "../storage.ts";
import { writeBackupTo } from "./backup-place.ts";
import { backUp } from "../../server/src/platform/backup/back-up.ts";

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run([dir = "", ...more]: string[]): Promise<void> {
  if (dir === "" || more.length > 0) throw new Error("npm run backup -- DIR|s3://BUCKET/FOLDER");
  const config = readConfig(process.env);
  const files = await openFiles(config, { isBesideServer: true });
  const {
    dataKey: { own: dataKey },
    RELEASE_VERSION: version,
  } = config;
  const { connections, close } = await openStorage(config, "backup");
  try {
    const source = { owner: connections.owner, files, dataKey, version };
    const { tables, lostFiles } = await writeBackupTo(config, dir, (at) => backUp(source, at));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${dir}: ${rows} rows of ${tables.length} tables, and the files they speak of. It holds health data in clear: encrypt it.`,
    );
    if (lostFiles.length === 0) return;
    console.error(
      `${lostFiles.length} files that rows speak of were not there; ${dir}/manifest.json names them.`,
    );
    process.exitCode = 1;
  } finally {
    await close();
  }
}
