import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type { PersonalData } from "../../../platform/privacy/personal-data.ts";
import type { Files } from "../../../ports/files.ts";
import { rowsOf, type Persons } from "./rows-of-person.ts";

/** Bytes of one table's files after which further ones are only named, because the archive is made in memory. */
const largestOfTable = 256 * 1024 * 1024;

/** A file to be read: its key in the storage, and its path in the archive. */
export type ListedFile = { key: string; place: string };

/** Returns the files that a table stores outside the database about these persons. Empty for tables without stored files. */
export async function listStoredFiles(tx: Tx, entry: PersonalData, persons: Persons): Promise<ListedFile[]> {
  const condition = rowsOf(entry, persons);
  if (!entry.stored || condition === null) return [];
  const { key, name } = entry.stored;
  const { rows } = await sql<{ id: number; key: string; name: string }>`
    select id, ${sql.ref(key)} as key, ${sql.ref(name)} as name from ${sql.table(entry.table)}
    where (${condition}) and ${sql.ref(key)} is not null and ${sql.ref(name)} <> '' order by id`.execute(tx);
  return rows.map((row) => ({ key: row.key, place: `files/${row.id} ${row.name}` }));
}

/**
 * Reads the files of one table, by path in the archive. Files beyond about 256 MB, and missing ones, are only named in
 * `files/not_included.json`. Takes as long as the storage does: call it outside of a transaction.
 */
export async function readStoredFiles(
  files: Files,
  listed: readonly ListedFile[],
): Promise<Record<string, Uint8Array>> {
  const found: Record<string, Uint8Array> = {};
  const leftOut: string[] = [];
  let size = 0;
  for (const { key, place } of listed) {
    const content = size < largestOfTable ? await files.open(key) : null;
    if (!content) {
      leftOut.push(place);
      continue;
    }
    const bytes = await buffer(content);
    size += bytes.length;
    found[place] = bytes;
  }
  if (leftOut.length > 0) found["files/not_included.json"] = Buffer.from(JSON.stringify(leftOut, null, 2));
  return found;
}
