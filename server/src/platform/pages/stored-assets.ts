import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { repeatWork } from "../jobs/repeat-work.ts";

/** A file with a hash of its content in its name, as it is sent. */
export type StoredAsset = { type: string; encoding: "br" | null; content: Buffer };
/** A file of the build that runs; `read` returns what is stored of it. */
export type BuiltAsset = { path: string; type: string; read: () => Omit<StoredAsset, "type"> };

const hour = 3_600_000;
/** How long a file stays after the last server of a version with it has ended, in ms: so long pages of it may stay open. */
const retentionMs = 14 * 24 * hour;
/** Pause between two rounds, in ms. */
const pause = 6 * hour;
/** So many bytes are sent to the database in one statement. */
const batchBytes = 1_000_000;
const hashedName = /^\/assets\/(desk\/)?[\w.-]+-[\w-]{8}\.\w+$/;

/** Returns the file of another version at this path, or null when there is none. Requires no clinic. */
export async function readStoredAsset(db: Database, path: string): Promise<StoredAsset | null> {
  if (!hashedName.test(path)) return null;
  const found = await db
    .selectFrom("page_assets")
    .select(["media_type", "encoding", "content"])
    .where("path", "=", path)
    .executeTakeFirst();
  if (!found) return null;
  return { type: found.media_type, encoding: found.encoding === "br" ? "br" : null, content: found.content };
}

/**
 * Stores the files of the build that runs for servers of other versions, and notes that they are in use. Files that are there are not
 * written again. Safe on several servers at once. Requires the owner's connection.
 */
export async function storeAssets(db: Database, assets: readonly BuiltAsset[], now: Date): Promise<void> {
  const all = assets.filter(({ path }) => hashedName.test(path));
  const used = await db.transaction().execute(async (tx) => {
    // One at a time: two servers that start together write the same rows.
    await sql`select pg_advisory_xact_lock(hashtext('page_assets'))`.execute(tx);
    return tx
      .updateTable("page_assets")
      .set({ used_at: now })
      .where(sql<boolean>`path = any(${all.map(({ path }) => path)})`)
      .returning("path")
      .execute();
  });
  const there = new Set(used.map(({ path }) => path));
  for (const batch of batchesOf(all.filter(({ path }) => !there.has(path))))
    await db
      .insertInto("page_assets")
      .values(
        batch.map(({ path, type, encoding, content }) => ({
          path,
          media_type: type,
          encoding,
          content,
          used_at: now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

function* batchesOf(assets: readonly BuiltAsset[]): Generator<(StoredAsset & { path: string })[]> {
  let batch: (StoredAsset & { path: string })[] = [];
  let bytes = 0;
  for (const { path, type, read } of assets) {
    const row = { path, type, ...read() };
    batch.push(row);
    bytes += row.content.length;
    if (bytes < batchBytes) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/** Deletes the files of versions whose last server ended more than 14 days ago. Requires the owner's connection. */
export async function removeOldAssets(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom("page_assets")
    .where("used_at", "<", new Date(now.getTime() - retentionMs))
    .execute();
}

type Deps = {
  /** The owner's connection. */
  owner: Database;
  now: () => Date;
  report: (error: Error) => void;
};

/** Where a server keeps the files of its build for others. */
export type AssetStore = {
  /** Stores files, and from then on notes every six hours that they are in use. Does nothing once `stop` was called. */
  add: (assets: readonly BuiltAsset[]) => Promise<void>;
  /** Waits for what is being stored. */
  stop: () => Promise<void>;
};

/** Opens the store of this server's files. Every six hours those of versions that ended long ago are deleted. */
export function openAssetStore({ owner, now, report }: Deps): AssetStore {
  const all: BuiltAsset[] = [];
  const adding = new Set<Promise<void>>();
  let isStopped = false;
  const rounds = repeatWork(
    async () => {
      await storeAssets(owner, all, now());
      await removeOldAssets(owner, now());
    },
    pause,
    report,
  );
  return {
    add: async (assets) => {
      if (isStopped) return;
      all.push(...assets);
      const stored = storeAssets(owner, assets, now()).finally(() => adding.delete(stored));
      adding.add(stored);
      await stored;
    },
    stop: async () => {
      isStopped = true;
      await rounds.stop();
      await Promise.allSettled(adding);
    },
  };
}
