import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findPrograms } from "./programs.ts";

let root = "";
beforeEach(() => void (root = mkdtempSync(path.join(os.tmpdir(), "anteroom-programs-"))));
afterEach(() => rmSync(root, { recursive: true }));

function addProgram(folder: string, name: string): string {
  const file = path.join(root, folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "");
  chmodSync(file, 0o755);
  return file;
}

const find = (PATH = "") => findPrograms({ PATH }, path.join(root, "postgresql"));

test("of several PostgreSQL, the newest version is found", () => {
  for (const version of ["9.6", "10", "16", "8.4"]) addProgram(`postgresql/${version}/bin`, "postgres");
  expect(find().postgres).toBe(path.join(root, "postgresql/16/bin/postgres"));
  const newer = addProgram("postgresql/100/bin", "postgres");
  expect(find().postgres).toBe(newer);
});

test("a newer version without its server does not hide an older one", () => {
  const older = addProgram("postgresql/9.6/bin", "postgres");
  addProgram("postgresql/17/bin", "psql");
  expect(find().postgres).toBe(older);
});

test("a program in PATH is found, a file that cannot be executed is not", () => {
  const patroni = addProgram("bin", "patroni");
  chmodSync(addProgram("bin", "etcd"), 0o644);
  const { patroni: found, etcd } = find(path.join(root, "bin"));
  expect(found).toBe(patroni);
  expect(etcd).not.toBe(path.join(root, "bin/etcd"));
});
