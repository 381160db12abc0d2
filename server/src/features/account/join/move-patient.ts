import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import { droppedColumns, movedColumns } from "./join-columns.ts";
import { moveByOwnRules, type Move } from "./move-own-rules.ts";

/** What the remaining patient takes where it has nothing. */
type Gone = {
  external_id: string | null;
  birthdate: string | null;
  sex: string | null;
  phone_country_code: string | null;
  phone_number: string | null;
  taxpayer_number: string | null;
  mgen_client_number: string | null;
  address: string | null;
  created_at: Date;
};

/**
 * Moves everything of a patient to another one, deletes the patient with its sign-in, and stores that it became part
 * of the other, which a webhook announces. End the sessions before. The remaining patient takes details that it lacks.
 */
export async function movePatient(tx: Tx, move: Move): Promise<void> {
  const { tenantId, from, into, now } = move;
  await moveByOwnRules(tx, move);
  for (const name of movedColumns) {
    const [table, column] = placeOf(name);
    await sql`update ${table} set ${column} = ${into} where ${column} = ${from}`.execute(tx);
  }
  for (const name of droppedColumns) {
    const [table, column] = placeOf(name);
    await sql`delete from ${table} where ${column} = ${from}`.execute(tx);
  }
  const { rows } = await sql<Gone>`delete from patients where id = ${from}
    returning external_id, birthdate, sex, phone_country_code, phone_number, taxpayer_number, mgen_client_number,
      address, created_at`.execute(tx);
  const [gone] = rows;
  if (!gone) throw new Error("The patient of a join is gone");
  const isTaken = await takeDetails(tx, into, gone);
  await tx
    .insertInto("merged_patients")
    .values({
      tenant_id: tenantId,
      patient_id: from,
      into_patient_id: into,
      merged_at: now,
      merged_by: "patient",
      external_id: isTaken ? null : gone.external_id,
    })
    .execute();
}

/** Returns whether the remaining patient now has the other's external id. */
async function takeDetails(tx: Tx, into: number, gone: Gone): Promise<boolean> {
  const { rows } = await sql<{ external_id: string | null }>`
    update patients set birthdate = coalesce(birthdate, ${gone.birthdate}::date), sex = coalesce(sex, ${gone.sex}),
      phone_country_code = case when phone_number is null then ${gone.phone_country_code} else phone_country_code end,
      phone_number = coalesce(phone_number, ${gone.phone_number}),
      taxpayer_number = coalesce(taxpayer_number, ${gone.taxpayer_number}),
      mgen_client_number = coalesce(mgen_client_number, ${gone.mgen_client_number}),
      address = coalesce(address, ${gone.address}), external_id = coalesce(external_id, ${gone.external_id}),
      created_at = least(created_at, ${gone.created_at}::timestamptz), version = version + 1
    where id = ${into} returning external_id`.execute(tx);
  return rows[0]?.external_id === gone.external_id;
}

const placeOf = (name: string) => {
  const [table = "", column = ""] = name.split(".");
  return [sql.table(table), sql.ref(column)] as const;
};
