import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";

/** Raised when a backup of before cannot be read any more. */
export const backupFormat = 1;

export type BackedUpTable = {
  schema: string;
  name: string;
  columns: { name: string; type: string }[];
  rows: number;
};

export type Manifest = {
  format: number;
  madeAt: string;
  version: string;
  /** Names and checksums of the migrations that the database had. */
  migrations: { name: string; checksum: string }[];
  /** The layout of the job queue. */
  queueVersion: number;
  /** Recognises the DATA_KEY without telling it. */
  dataKeyMark: string;
  tables: BackedUpTable[];
  sequences: { schema: string; name: string; lastValue: string }[];
  /** Keys of files that rows speak of and that were not there: lost before the backup. */
  lostFiles: string[];
};

export const manifestName = "manifest.json";
/** SHA-256 of every other file of the backup, in the format of `sha256sum -c`; written last, so that a backup without it is none. */
export const sumsName = "SHA256SUMS";

export const tableFile = ({ schema, name }: Pick<BackedUpTable, "schema" | "name">) =>
  path.join("tables", `${schema}.${name}.jsonl.gz`);

/** Where a file of a key lies, in a backup as in a data directory. */
export const fileOfKey = (key: string) => path.join("files", key.slice(0, 2), key.slice(2));

export async function sumOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const bytes of createReadStream(file)) hash.update(bytes as Buffer);
  return hash.digest("hex");
}

/** Tells which DATA_KEY sealed what the database holds. */
export const markOf = (dataKey: string) =>
  createHash("sha256").update(`anteroom backup ${dataKey}`).digest("hex").slice(0, 16);

/** Keys of all files of a data directory; none where it has no folder for them. */
export async function keysIn(dir: string): Promise<string[]> {
  const found = await readdir(path.join(dir, "files"), { recursive: true }).catch(() => []);
  return found.map((name) => name.replace(path.sep, "")).filter((name) => /^[\da-f]{32}$/.test(name));
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const placeOf = ({ schema, name }: { schema: string; name: string }) =>
  `${quoted(schema)}.${quoted(name)}`;
