import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { readChecksums, readMigrations } from "../../server/src/platform/database/migration-files.ts";
import { earlierTexts } from "../../server/src/platform/database/migration-history.ts";
import { findChecksumFaults, findLandedChanges } from "./checksum-faults.ts";

const root = path.resolve(import.meta.dirname, "../..");

test("every migration has its recorded checksum", () => {
  const faults = findChecksumFaults(readMigrations(), readChecksums()).map(({ sentence }) => sentence);
  expect(faults, faults.join("\n")).toEqual([]);
});

test("no checksum of the main branch is changed or removed unless it is listed as an earlier text", () => {
  const landed = landedChecksums();
  for (const { name, checksum } of earlierTexts) if (landed?.get(name) === checksum) landed.delete(name);
  const changed = landed === null ? [] : findLandedChanges(landed, readChecksums());
  expect(changed, `Migrations on main never change: ${changed.join(", ")}`).toEqual([]);
});

test("findChecksumFaults names a new, an edited and a missing migration", () => {
  const migrations = [
    { name: "0001-a.sql", checksum: "1" },
    { name: "0002-b.sql", checksum: "2" },
    { name: "0004-d.sql", checksum: "4" },
  ];
  const recorded = new Map([
    ["0001-a.sql", "1"],
    ["0002-b.sql", "other"],
    ["0003-c.sql", "3"],
  ]);
  expect(findChecksumFaults(migrations, recorded)).toEqual([
    { kind: "edited", sentence: expect.stringMatching(/^0002-b\.sql was edited\. Restore its text/) },
    { kind: "new", sentence: "0004-d.sql is new: run npm run migrations:record and commit the line." },
    { kind: "gone", sentence: expect.stringMatching(/^0003-c\.sql is recorded and is not there/) },
  ]);
});

test("findLandedChanges names a migration whose landed line was replaced", () => {
  const main = new Map([
    ["0001-a.sql", "1"],
    ["0002-b.sql", "2"],
  ]);
  expect(findLandedChanges(main, new Map([...main, ["0003-c.sql", "3"]]))).toEqual([]);
  expect(findLandedChanges(main, new Map([...main, ["0002-b.sql", "9"]]))).toEqual(["0002-b.sql"]);
});

test("earlierTexts names no current text of a recorded migration", () => {
  const recorded = readChecksums();
  for (const { name, checksum } of earlierTexts) {
    expect(recorded.has(name), name).toBe(true);
    expect(recorded.get(name)).not.toBe(checksum);
  }
});

/** The checksums where this branch left the main branch; null without git, or before the file existed. */
function landedChecksums(): Map<string, string> | null {
  for (const main of ["origin/main", "main"]) {
    const base = git("merge-base", "HEAD", main);
    const text = base === null ? null : git("show", `${base}:server/migrations/checksums.txt`);
    if (text !== null) return readChecksums(text);
  }
  return null;
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
