import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";

/** A dump of a database that an earlier commit created. */
export type UpgradeFixture = {
  name: string;
  /** The commit whose server created it, with demo data; see `tools/upgrade-fixtures/make.ts`. */
  commit: string;
  /** The migrations that its schema contains, as text for people. */
  hasMigrations: string;
};

/** One fixture per set of migrations that was released on `main`. */
export const upgradeFixtures: readonly UpgradeFixture[] = [
  {
    name: "01-first-payments",
    commit: "f1425914",
    hasMigrations: "0001 in the text before payments.last_word",
  },
  { name: "02-all-screens", commit: "6862aea3", hasMigrations: "0001" },
  { name: "03-accounts", commit: "a0c12895", hasMigrations: "0001 to 0005" },
  { name: "04-consultation", commit: "2ac1e600", hasMigrations: "0001 to 0014" },
  { name: "05-vital-signs", commit: "83bf00a2", hasMigrations: "0001 to 0015" },
  { name: "06-surveys", commit: "688580d9", hasMigrations: "0001 to 0016, 0018" },
  { name: "07-part-7", commit: "d43af65e", hasMigrations: "0001 to 0016, 0018, 0023" },
];

/** Returns the path of a dump, compressed by gzip, by its name. */
export function fixturePath(name: string): string {
  return path.join(import.meta.dirname, "upgrade-fixtures", `${name}.sql.gz`);
}

/**
 * Returns a dump by its name as SQL, for a superuser in an empty database of `anteroom_owner`.
 * Throws when there is none.
 */
export function readFixture(name: string): string {
  return gunzipSync(readFileSync(fixturePath(name))).toString();
}
