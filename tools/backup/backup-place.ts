import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { S3Backups } from "../../server/src/adapters/s3-files/s3-backups.ts";
import { backupPlaceOf, type Config } from "../../server/src/platform/config/config.ts";

type Work<Result> = (dir: string) => Promise<Result>;

/**
 * Runs work that writes a backup to a directory. `place` is that directory, or an `s3:` bucket, to which a private temporary directory is
 * then uploaded. Throws before the work if the bucket's place is used already. The temporary directory is removed in any case.
 */
export async function writeBackupTo<Result>(
  config: Config,
  place: string,
  work: Work<Result>,
): Promise<Result> {
  const bucket = await bucketOf(config, place);
  if (bucket === null) return work(place);
  await bucket.refuseUsed();
  return inTemporaryDir(async (dir) => {
    const result = await work(dir);
    await bucket.send(dir);
    return result;
  });
}

/**
 * Runs work that reads a backup from a directory. `place` is that directory, or an `s3:` bucket, downloaded to a private temporary
 * directory first, which is removed afterwards.
 */
export async function readBackupFrom<Result>(
  config: Config,
  place: string,
  work: Work<Result>,
): Promise<Result> {
  const bucket = await bucketOf(config, place);
  if (bucket === null) return work(place);
  return inTemporaryDir(async (dir) => {
    await bucket.fetch(dir);
    return work(dir);
  });
}

async function bucketOf(config: Config, place: string): Promise<S3Backups | null> {
  if (!place.startsWith("s3:")) return null;
  const { s3Backups } = await import("../../server/src/adapters/s3-files/s3-backups.ts");
  return s3Backups(backupPlaceOf(config, place));
}

/** For this user alone, and gone afterwards: it holds health data in clear. */
async function inTemporaryDir<Result>(work: Work<Result>): Promise<Result> {
  const dir = await mkdtemp(path.join(os.tmpdir(), "anteroom-backup-"));
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
