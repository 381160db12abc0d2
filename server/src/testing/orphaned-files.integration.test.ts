import { mkdirSync, rmdirSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { localFiles } from "../adapters/local-files/local-files.ts";
import type { Files } from "../ports/files.ts";
import { known } from "./test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";
import { withTenant } from "../platform/database/database.ts";
import { openMetrics } from "../platform/observe/metrics.ts";
import { deleteAllOrphanedFiles } from "../platform/files/orphaned-files.ts";

const tenants = [known.aurora.tenantId, known.ipe.tenantId];
const [first = 0, second = 0] = tenants.toSorted((a, b) => a - b);

let clinic: WholeClinic;
let files: Files;
beforeEach(async () => {
  clinic = await openWholeClinic({ leads: false });
  files = await localFiles(clinic.filesFolder);
});
afterEach(() => clinic.close());

const keyOf = (letter: string) => letter.repeat(32);
const bytes = async function* () {
  yield Buffer.from("%PDF");
};

/** Lists a file without a row for a clinic. */
const listGone = (tenantId: number, key: string) =>
  withTenant(clinic.db, tenantId, (tx) =>
    tx.insertInto("gone_files").values({ tenant_id: tenantId, storage_key: key }).execute(),
  );

async function storeGone(tenantId: number, key: string): Promise<void> {
  await files.put(key, bytes());
  await listGone(tenantId, key);
}

/** A folder where the bytes should be: no system deletes it as a file. */
const damagedPlace = (key: string) => path.join(clinic.filesFolder, key.slice(0, 2), key.slice(2));
async function storeDamaged(tenantId: number, key: string): Promise<void> {
  mkdirSync(damagedPlace(key), { recursive: true });
  await listGone(tenantId, key);
}

async function listed(): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select storage_key as key from gone_files`.execute(
    clinic.services.acrossClinics,
  );
  return rows.map(({ key }) => key);
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.keys()) keys.push(key);
  return keys;
}

const deleteAll = () => deleteAllOrphanedFiles({ ...clinic.services, files });

test("a file that cannot be deleted is reported and tried again, and holds up no other", async () => {
  const bad = keyOf("a");
  await storeDamaged(first, bad);
  await storeGone(first, keyOf("b"));
  await storeGone(second, keyOf("c"));
  const metrics = openMetrics();
  const failure = new RegExp(
    `cannot be deleted: 1 \\(table gone_files, tenant_id ${first}\\): .*director`,
    "i",
  );
  await expect(deleteAll()).rejects.toThrow(failure);
  expect(await listed()).toEqual([bad]);
  expect(await storedKeys()).toEqual([bad]);
  await expect(deleteAll()).rejects.toThrow(failure);
  expect(await metrics.text()).toMatch(/^anteroom_file_deletions_total\{outcome="failed"\} 2$/m);
  expect(await metrics.text()).toMatch(/^anteroom_file_deletions_total\{outcome="deleted"\} 2$/m);
  metrics.stop();
  rmdirSync(damagedPlace(bad));
  await deleteAll();
  expect(await listed()).toEqual([]);
});

test("nothing is tried in vain while the storage is away", async () => {
  for (const letter of ["a", "b"]) await storeGone(first, keyOf(letter));
  await storeGone(second, keyOf("c"));
  const remove = vi.fn<Files["remove"]>(() => Promise.reject(new Error("ECONNREFUSED")));
  const away = { ...files, remove, lack: () => Promise.resolve("The bucket cannot be reached.") };
  const deletion = deleteAllOrphanedFiles({ ...clinic.services, files: away });
  await expect(deletion).rejects.toThrow(/The bucket cannot be reached\./);
  expect(remove).toHaveBeenCalledTimes(1);
  expect(await listed()).toHaveLength(3);
});
