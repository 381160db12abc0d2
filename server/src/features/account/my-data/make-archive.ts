import { sql } from "kysely";
import { strToU8, zipSync } from "fflate";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import type { PersonalData } from "../../../platform/privacy/personal-data.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { Files as StoredFiles } from "../../../ports/files.ts";
import { listStoredFiles, readStoredFiles } from "./stored-files.ts";
import { findRecordReads } from "./list-record-reads.ts";
import { lockPersons, rowsOf, type Persons } from "./rows-of-person.ts";

type Files = Record<string, Uint8Array>;
type Row = Record<string, unknown>;

/** Returns the number of steps of an export: one per table, and one for the list of reads. */
export function stepsOf(registry: readonly PersonalData[]): number {
  return registry.length + 1;
}

/**
 * Returns the handler of `data-export` jobs. It writes all data of the patient and dependents without an
 * account to a zip in memory: one JSON file per table, and stored files. It stores the zip with the export as
 * `ready`, and `steps_done` after each table. Files are read and the zip is made outside of transactions. A repeat
 * starts again; skipped when the export was erased, fetched or replaced.
 */
export function makeArchive(
  { db, app, clock, files: stored }: Pick<Services, "db" | "app" | "clock"> & { files: StoredFiles },
  registry: readonly PersonalData[],
): (job: Job) => Promise<void> {
  return async ({ tenant, id }) => {
    const inClinic = <T>(work: (tx: Tx) => Promise<T>) => withTenant(db, tenant, work);
    const row = await inClinic((tx) => claim(tx, id));
    if (!row) return; // erased, fetched or replaced meanwhile
    const files: Files = {};
    for (const [index, entry] of registry.entries()) {
      const listed = await inClinic(async (tx) => {
        const persons = await lockPersons(tx, row.patient_id);
        Object.assign(files, await filesOf(tx, entry, persons));
        await tx
          .updateTable("data_exports")
          .set({ steps_done: index + 1 })
          .where("id", "=", id)
          .execute();
        return listStoredFiles(tx, entry, persons);
      });
      Object.assign(files, await readStoredFiles(stored, listed));
    }
    const clinic = await app.tenants.ofId(tenant);
    const reads = await inClinic((tx) =>
      findRecordReads(tx, row.patient_id, {
        timeZone: clinic?.settings.timeZone ?? "UTC",
        locale: clinic?.settings.defaultLanguage ?? "en",
      }),
    );
    files["who_looked.json"] = json(reads);
    files["about.json"] = json({
      clinic: clinic?.manifest.name,
      patient_id: row.patient_id,
      made_at: clock.now(),
    });
    const archive = Buffer.from(zipSync(files));
    await inClinic((tx) =>
      tx
        .updateTable("data_exports")
        .set({ status: "ready", archive, steps_done: stepsOf(registry) })
        .where("id", "=", id)
        .where("status", "=", "working")
        .execute(),
    );
  };
}

function claim(tx: Tx, id: number) {
  return tx
    .updateTable("data_exports")
    .set({ status: "working", steps_done: 0 })
    .where("id", "=", id)
    .where("status", "in", ["waiting", "working"])
    .returning("patient_id")
    .executeTakeFirst();
}

async function filesOf(tx: Tx, entry: PersonalData, persons: Persons): Promise<Files> {
  const { table, exported, file } = entry;
  const condition = rowsOf(entry, persons);
  if (condition === null || exported.length === 0) return {};
  const columns = [...new Set([...numbersOf(entry), ...exported])];
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)} where ${condition}`.execute(
    tx,
  );
  if (rows.length === 0) return {};
  const files: Files = { [`${table}.json`]: json(rows) };
  for (const [index, row] of rows.entries()) {
    const content = file && row[file.column];
    if (file && typeof content === "string")
      files[`files/${table}-${index + 1}.${file.ending}`] = strToU8(content);
  }
  return files;
}

/** Returns the id columns by which rows of different tables belong together. */
function numbersOf({ subject, retained }: PersonalData): string[] {
  return [...subject, ...retained].filter((column) => /(^|_)id$/.test(column) && column !== "tenant_id");
}

const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`);
