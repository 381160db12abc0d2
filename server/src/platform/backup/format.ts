import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";

/** Version of the backup format. It increases when older backups can no longer be restored. */
export const backupFormat = 1;

/** One table of a backup: its columns and its number of rows. */
export type BackedUpTable = {
  schema: string;
  name: string;
  columns: { name: string; type: string }[];
  rows: number;
};

/** The description of a backup, stored as `manifest.json`. */
export type Manifest = {
  format: number;
  madeAt: string;
  version: string;
  /** Names and checksums of the migrations that the database had. */
  migrations: { name: string; checksum: string }[];
  /** The layout of the job queue. */
  queueVersion: number;
  /** Fingerprint of the `DATA_KEY`; it does not reveal the key. */
  dataKeyMark: string;
  tables: BackedUpTable[];
  sequences: { schema: string; name: string; lastValue: string }[];
  /** Keys of files that rows refer to and that were already missing before the backup. */
  lostFiles: string[];
};

/** File name of the manifest. */
export const manifestName = "manifest.json";
/**
 * Name of the checksum file: SHA-256 of every other file, in the format of `sha256sum -c`. It is written last; a backup
 * without it is incomplete.
 */
export const sumsName = "SHA256SUMS";

/**
 * Returns the path of a table's rows within a backup: gzipped lines, each a JSON array of the columns as PostgreSQL
 * writes them.
 */
export const tableFile = ({ schema, name }: Pick<BackedUpTable, "schema" | "name">) =>
  path.join("tables", `${schema}.${name}.jsonl.gz`);

/** Returns the relative path of a stored file, the same in a backup and a data directory. */
export const fileOfKey = (key: string) => path.join("files", key.slice(0, 2), key.slice(2));

/** Returns the SHA-256 of a file, in hex. */
export async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const bytes of createReadStream(file)) hash.update(bytes as Buffer);
  return hash.digest("hex");
}

/** Returns the fingerprint of a `DATA_KEY`, 16 hex digits. It shows which key sealed the data of a backup. */
export const dataKeyFingerprint = (dataKey: string) =>
  createHash("sha256").update(`anteroom backup ${dataKey}`).digest("hex").slice(0, 16);

/** Returns the keys of all files in a data directory; empty when it has no folder for them. */
export async function listFileKeys(dir: string): Promise<string[]> {
  const found = await readdir(path.join(dir, "files"), { recursive: true }).catch(() => []);
  return found.map((name) => name.replace(path.sep, "")).filter((name) => /^[\da-f]{32}$/.test(name));
}

/** Quotes an SQL identifier. */
export const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** Returns a table's quoted name with its schema. */
export const qualifiedTableName = ({ schema, name }: { schema: string; name: string }) =>
  `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
