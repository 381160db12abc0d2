import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type { PersonalData } from "../../../platform/privacy/personal-data.ts";
import { deleteRows, emptyRows } from "./erase-rows.ts";
import { rowsOf, type Persons } from "./rows-of-person.ts";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";

/**
 * Erases persons from every table, as the registry defines it, in the caller's transaction: deletes rows, or
 * empties their personal columns where `rowStays`. Also deletes unbooked holds, and mails, sign-ups and
 * recoveries of the persons' addresses. Does not cancel appointments or delete stored bytes. Call
 * `lockPersons` before.
 */
export async function erasePersons(
  tx: Tx,
  registry: readonly PersonalData[],
  persons: Persons,
): Promise<void> {
  await dropHolds(tx, persons);
  await dropByAddress(tx, persons);
  for (const entry of await childrenFirst(tx, registry)) {
    const rows = rowsOf(entry, persons);
    if (rows) await (entry.rowStays ? emptyRows(tx, entry, rows) : deleteRows(tx, entry, rows));
  }
}

/** Deletes holds, which are no record of anything. */
async function dropHolds(tx: Tx, { patientIds }: Persons): Promise<void> {
  await sql`delete from appointments where patient_id = any(${patientIds}) and status in ${appointmentStateLists.holds}`.execute(
    tx,
  );
}

/** Deletes what is stored by address only: mails, sign-ups and password recoveries. */
async function dropByAddress(tx: Tx, { emails }: Persons): Promise<void> {
  await sql`delete from mails where lower(recipient) = any(${emails})`.execute(tx);
  await sql`delete from sign_ups where email = any(${emails})`.execute(tx);
  await sql`delete from password_recoveries where lower(login) = any(${emails})`.execute(tx);
}

/** Returns the entries ordered by foreign keys: referenced tables last. */
async function childrenFirst(tx: Tx, registry: readonly PersonalData[]): Promise<PersonalData[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select c.relname as child, p.relname as parent from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and c.oid <> p.oid and c.relnamespace = 'public'::regnamespace`.execute(tx);
  const left = new Map(registry.map((entry) => [entry.table, entry]));
  const ordered: PersonalData[] = [];
  while (left.size > 0) {
    const isFree = (table: string) => !rows.some(({ child, parent }) => parent === table && left.has(child));
    const free = [...left.values()].filter(({ table }) => isFree(table));
    if (free.length === 0) throw new Error(`Tables point to each other: ${[...left.keys()].join(", ")}`);
    for (const entry of free) left.delete(entry.table);
    ordered.push(...free);
  }
  return ordered;
}
