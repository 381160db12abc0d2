import type { ClinicPatient } from "@anteroom/contract/administration/patients";
import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

/** The details that the clinic provides about a patient, as stored. */
export type PatientFacts = Pick<
  ClinicPatient,
  | "name"
  | "email"
  | "phone_country_code"
  | "phone_number"
  | "taxpayer_number"
  | "birthdate"
  | "sex"
  | "address"
  | "language"
>;

type Row = Omit<ClinicPatient, "created_at"> & { created_at: Date };

/**
 * Returns patients `p` that fulfil the condition, ordered by id, at most `limit`; erased and removed ones are
 * omitted. Does not audit.
 */
export async function readPatients(
  tx: Tx,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<ClinicPatient[]> {
  const { rows } = await sql<Row>`
    select p.id, p.external_id, p.name, p.email, p.phone_country_code, p.phone_number, p.taxpayer_number, p.birthdate, p.sex,
      p.address, p.language, p.parent_id, p.created_at,
      exists (select from credentials c where c.tenant_id = p.tenant_id and c.patient_id = p.id) as has_account
    from patients p where p.removed_at is null and p.name <> '' and ${condition} order by p.id limit ${limit}`.execute(
    tx,
  );
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/**
 * Returns JSON for a PostgreSQL parameter. Replaces unpaired surrogates, which JSON allows and PostgreSQL
 * text does not.
 */
export function asJsonParameter(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) => (typeof one === "string" ? one.toWellFormed() : one));
}

/**
 * Takes these external ids from patients whom their families have removed: nobody sees those any more, and the
 * clinic may use the ids again.
 */
export async function releaseRemovedIds(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable("patients")
    .set({ external_id: null })
    .where("external_id", "=", sql<string>`any(${ids})`)
    .where("removed_at", "is not", null)
    .execute();
}

type Wanted = Pick<PatientFacts, "name" | "birthdate" | "taxpayer_number"> & { place: number };

/**
 * Finds existing patients who may be the given ones: same tax number, or same date of birth and name
 * (ignoring case and accents). Those with an external id count too, erased and removed ones do not. Returns
 * one patient id by `place`: the lowest with the tax number, else the lowest with birth date and name; entries
 * without a match are missing.
 */
export async function findDuplicates(tx: Tx, wanted: readonly Wanted[]): Promise<Map<number, number>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ place: number; id: number }>`
    with wanted as (
      select place, folded_name(name) as name, birthdate, taxpayer_number
      from jsonb_to_recordset(${asJsonParameter(wanted)}::jsonb)
        as w (place int, name text, birthdate date, taxpayer_number text))
    select distinct on (place) place, id from (
      select w.place, 0 as rank, min(p.id) as id from wanted w
        join patients p on p.taxpayer_number = w.taxpayer_number
      where p.removed_at is null and p.name <> '' group by w.place
      union all
      select w.place, 1, min(p.id) from wanted w
        join patients p on p.birthdate = w.birthdate and folded_name(p.name) = w.name
      where p.removed_at is null and p.name <> '' group by w.place) found
    order by place, rank`.execute(tx);
  return new Map(rows.map(({ place, id }) => [place, id]));
}
