import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve(import.meta.dirname, "../../../migrations");

/** Path of the recorded migration checksums, in the format of `sha256sum -c`. */
export const checksumsPath = path.join(folder, "checksums.txt");

/** One numbered SQL file. It never changes once its checksum is recorded. */
export type Migration = {
  name: string;
  /** SHA-256 of the text with line feeds, in hex. */
  checksum: string;
  /** The statements in order: the whole file in one transaction, or single statements outside of any. */
  statements: readonly string[];
  isTransactional: boolean;
};

/** First line of a file that cannot run in a transaction, for example one with CREATE INDEX CONCURRENTLY. */
const noTransaction = "-- no-transaction";
/** Line between two statements of such a file. */
const nextStatement = /^-- next-statement\n/m;

/** Returns every migration of this version, ordered by number. Throws when two files share a number. */
export function readMigrations(): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return orderMigrations(
    names.map((name) => parseMigration(name, readFileSync(path.join(folder, name), "utf8"))),
  );
}

/** Parses one file. Throws when its name does not have the form `0001-what-it-does.sql`. */
export function parseMigration(name: string, content: string): Migration {
  if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    throw new Error(`A migration is named like 0001-what-it-does.sql, not ${name}.`);
  const text = content.replaceAll("\r\n", "\n");
  const isTransactional = !text.startsWith(`${noTransaction}\n`);
  const statements = isTransactional ? [text] : text.split(nextStatement);
  return { name, checksum: checksumOf(text), statements, isTransactional };
}

function orderMigrations(migrations: readonly Migration[]): Migration[] {
  const ordered = migrations.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const [index, { name }] of ordered.entries()) {
    const next = ordered[index + 1];
    if (next && next.name.slice(0, 4) === name.slice(0, 4))
      throw new Error(`Two migrations have the number ${name.slice(0, 4)}: ${name} and ${next.name}.`);
  }
  return ordered;
}

/** SHA-256 of a file's text, in hex. */
function checksumOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Returns the recorded checksums by file name. */
export function readChecksums(text = readFileSync(checksumsPath, "utf8")): Map<string, string> {
  const lines = text.split("\n").filter((line) => line !== "");
  return new Map(
    lines.map((line) => {
      const [checksum = "", name = ""] = line.split("  ");
      return [name, checksum];
    }),
  );
}
