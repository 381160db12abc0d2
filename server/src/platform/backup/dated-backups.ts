import { access, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { manifestName, sumsName, type Manifest } from "./format.ts";

const dayInMs = 86_400_000;

/** Returns the folder name of a backup begun at this time, in UTC: `2026-11-30T0230`. */
export const datedName = (now: Date) => now.toISOString().slice(0, 16).replaceAll(/:/g, "");

/** When a backup of such a name was begun; null for names that are none. */
function timeOf(name: string): number | null {
  const [, day = "", hour = "", minute = ""] = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)$/.exec(name) ?? [];
  const time = Date.parse(`${day}T${hour}:${minute}Z`);
  return Number.isNaN(time) ? null : time;
}

/**
 * Removes dated backups of a directory that are older than `keepDays`, and returns their names. Ignores every other
 * name. Always keeps the newest finished backup, and the newest one that lacks no file, whatever their age.
 */
export async function pruneBackups(
  dir: string,
  { keepDays, now }: { keepDays: number; now: Date },
): Promise<string[]> {
  const newestFirst = (await readdir(dir, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && timeOf(entry.name) !== null)
    .map(({ name }) => name)
    .toSorted()
    .toReversed();
  const lost = new Map(
    await Promise.all(
      newestFirst.map(async (name) => [name, await lostFilesOf(path.join(dir, name))] as const),
    ),
  );
  const protectedNames = new Set([
    newestFirst.find((name) => lost.get(name) !== null),
    newestFirst.find((name) => lost.get(name) === 0),
  ]);
  const limit = now.getTime() - keepDays * dayInMs;
  const old = newestFirst.filter((name) => !protectedNames.has(name) && (timeOf(name) ?? limit) < limit);
  for (const name of old) await rm(path.join(dir, name), { recursive: true, force: true });
  return old;
}

/** How many files a finished backup lacks; null when it was never finished. */
async function lostFilesOf(backup: string): Promise<number | null> {
  try {
    await access(path.join(backup, sumsName));
    const manifest = JSON.parse(await readFile(path.join(backup, manifestName), "utf8")) as Manifest;
    return manifest.lostFiles.length;
  } catch {
    return null;
  }
}
