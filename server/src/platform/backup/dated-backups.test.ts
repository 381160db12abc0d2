import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { datedName, pruneBackups } from "./dated-backups.ts";

let dir = "";
beforeEach(() => void (dir = mkdtempSync(path.join(os.tmpdir(), "anteroom-dated-"))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const now = new Date("2026-11-30T02:31:00Z");
const prune = () => pruneBackups(dir, { keepDays: 7, now });

function make(name: string, { lost = 0, isFinished = true }: { lost?: number; isFinished?: boolean } = {}) {
  mkdirSync(path.join(dir, name));
  const lostFiles = Array.from({ length: lost }, (_, index) => `key${index}`);
  writeFileSync(path.join(dir, name, "manifest.json"), JSON.stringify({ lostFiles }));
  if (isFinished) writeFileSync(path.join(dir, name, "SHA256SUMS"), "");
}

test("a dated backup is named by its minute in UTC", () => {
  expect(datedName(new Date("2026-03-01T23:05:59.999Z"))).toBe("2026-03-01T2305");
});

test("backups older than the days to keep are removed, to the minute", async () => {
  for (const name of ["2026-11-30T0231", "2026-11-23T0231", "2026-11-23T0230", "2026-10-01T0230"]) make(name);
  expect(await prune()).toEqual(["2026-11-23T0230", "2026-10-01T0230"]);
  expect(readdirSync(dir).toSorted()).toEqual(["2026-11-23T0231", "2026-11-30T0231"]);
});

test("the newest finished backup stays however old it is", async () => {
  make("2025-01-01T0230");
  make("2025-01-02T0230");
  make("2025-01-03T0230", { isFinished: false });
  await prune();
  expect(readdirSync(dir).toSorted()).toEqual(["2025-01-02T0230"]);
});

test("backups that lack files never push out the newest one that lacks none", async () => {
  make("2026-11-01T0230");
  make("2026-11-02T0230");
  for (const day of ["03", "28", "29", "30"]) make(`2026-11-${day}T0230`, { lost: 3 });
  await prune();
  expect(readdirSync(dir).toSorted()).toEqual([
    "2026-11-02T0230",
    "2026-11-28T0230",
    "2026-11-29T0230",
    "2026-11-30T0230",
  ]);
});

test("nothing but dated directories is removed", async () => {
  make("2026-11-30T0231");
  const others = ["2024-01-01", "before-2", "2024-13-99T0000", "2024-01-01T0230.age"];
  for (const name of others) make(name);
  writeFileSync(path.join(dir, "2024-01-01T0230"), "a file");
  expect(await prune()).toEqual([]);
  expect(readdirSync(dir)).toHaveLength(others.length + 2);
});
