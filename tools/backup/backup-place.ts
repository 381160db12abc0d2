import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { S3Backups } from "../../server/src/adapters/s3-files/s3-backups.ts";
import { backupPlaceOf, type Config } from "../../server/src/platform/config/config.ts";

type Work<Result> = (dir: string) => Promise<Result>;

/** Does the work that writes a backup: in its directory, or in a temporary one that is then sent to the bucket. */
export async function writeInto<Result>(config: Config, place: string, work: Work<Result>): Promise<Result> {
  const bucket = await bucketOf(config, place);
  if (bucket === null) return work(place);
  await bucket.refuseUsed();
  return inTemporaryDir(async (dir) => {
    const result = await work(dir);
    await bucket.send(dir);
    return result;
  });
}

/** Does the work that reads a backup: in its directory, or in a temporary one into which the bucket's was brought. */
export async function readFrom<Result>(config: Config, place: string, work: Work<Result>): Promise<Result> {
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
