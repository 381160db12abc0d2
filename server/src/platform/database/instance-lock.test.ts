import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataDir } from "./instance-lock.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-lock-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("a data directory is taken once, under any of its paths, until it is released", async () => {
  const directory = path.join(folder, "data");
  const first = await lockDataDir(directory, "the first");
  symlinkSync(directory, path.join(folder, "link"));
  expect(await lockDataDir(path.join(folder, "link"), "the second")).toEqual({
    taken: false,
    owner: "the first",
  });
  if (first.taken) first.lock.release();
  const next = await lockDataDir(directory, "the next");
  expect(next.taken).toBe(true);
  if (next.taken) next.lock.release();
});

test("another directory at the same path, as in two containers, is another one", async () => {
  const directory = path.join(folder, "data");
  const first = await lockDataDir(directory, "the first");
  renameSync(directory, path.join(folder, "elsewhere"));
  mkdirSync(directory);
  const second = await lockDataDir(directory, "the second");
  expect(second.taken).toBe(true);
  for (const outcome of [first, second]) if (outcome.taken) outcome.lock.release();
});
