import type { Dependent } from "@anteroom/contract/account/dependents";
import { careState } from "@anteroom/domain/account/care";
import { sql } from "kysely";
import { careOf } from "../../../shared/account/care-of.ts";
import type { Tx } from "../../../platform/database/database.ts";

/** A dependent's row with the dates of consent. */
export type DependentRow = Omit<Dependent, "care" | "care_ends_at"> & {
  care_asked_at: Date | null;
  care_confirmed_at: Date | null;
  care_ends_at: Date | null;
};

/**
 * Returns the dependents of a patient, without removed ones (S6.ROLE.07), or only the one with this id; empty
 * when it is not theirs.
 */
export async function loadDependents(tx: Tx, parentId: number, id?: number): Promise<DependentRow[]> {
  const { rows } = await sql<DependentRow>`
    select id, name, email, phone_country_code, phone_number, taxpayer_number, birthdate, sex, address, parent_id, version,
      care_asked_at, care_confirmed_at, care_ends_at
    from patients
    where parent_id = ${parentId} and removed_at is null and (${id ?? null}::bigint is null or id = ${id ?? null})
    order by id`.execute(tx);
  return rows;
}

/**
 * Maps the row to the API's dependent, with the state of consent at `now`. `care_ends_at` is null once the
 * person has agreed.
 */
export function presentDependent(row: DependentRow, now: Date): Dependent {
  const { care_asked_at: _requestedAt, care_confirmed_at: confirmed, care_ends_at: ends, ...person } = row;
  return {
    ...person,
    care: careState(careOf(row), now.getTime()),
    care_ends_at: confirmed === null ? (ends?.toISOString() ?? null) : null,
  };
}
