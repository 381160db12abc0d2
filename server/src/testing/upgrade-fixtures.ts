import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";

/** A database that an earlier commit of this repository made, as a dump. */
export type UpgradeFixture = {
  name: string;
  /** What was run, with its demo data; `tools/upgrade-fixtures/make.ts` says how. */
  commit: string;
  /** What is particular about its schema. */
  hasMigrations: string;
};

/** One per set of migrations that a released state of `main` had. */
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

/** Where the dump lies. */
export function fixturePath(name: string): string {
  return path.join(import.meta.dirname, "upgrade-fixtures", `${name}.sql.gz`);
}

/** The dump as SQL, to be run by a superuser in an empty database of `anteroom_owner`. */
export function readFixture(name: string): string {
  return gunzipSync(readFileSync(fixturePath(name))).toString();
}
