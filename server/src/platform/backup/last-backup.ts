import { readProgress, writeProgress } from "../database/background-progress.ts";
import type { Database } from "../database/database.ts";

/** Names in `background_progress`: of the last finished backup, and of the last one that lacked no file. */
const works = { any: "backup", all: "backup with every file" };

/** When the last backups were made; null: never. `all` had every file, `any` may have lacked some. */
export type LastBackups = { any: Date | null; all: Date | null };

/** Stores that a backup has been finished, for the metrics of servers. */
export async function recordBackup(
  db: Database,
  { madeAt, lostFiles }: { madeAt: string; lostFiles: readonly string[] },
): Promise<void> {
  const at = new Date(madeAt);
  await writeProgress(db, works.any, at);
  if (lostFiles.length === 0) await writeProgress(db, works.all, at);
}

/** Returns when the last backups of this database were finished. */
export async function readLastBackups(db: Database): Promise<LastBackups> {
  return { any: await readProgress(db, works.any), all: await readProgress(db, works.all) };
}
