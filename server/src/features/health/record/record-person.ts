import type { RecordPerson } from "@anteroom/contract/health/health-record";
import { careState } from "@anteroom/domain/account/care";
import { isGateOpen } from "@anteroom/domain/clinic/gates";
import { sql, type RawBuilder } from "kysely";
import { careOf } from "../../../shared/account/care-of.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";

type Row = {
  id: number;
  name: string;
  birthdate: string | null;
  sex: RecordPerson["sex"];
  is_self: boolean;
  care_asked_at: Date | null;
  care_confirmed_at: Date | null;
  care_ends_at: Date | null;
};

/**
 * Returns the persons whose records a patient may see: their own first, then dependents. Removed dependents
 * and adults who have not agreed are omitted.
 */
export async function loadRecordPeople(tx: Tx, callerId: number, now: Date): Promise<RecordPerson[]> {
  const rows = await load(tx, callerId, sql<boolean>`true`);
  return rows.filter((row) => mayActFor(row, now)).map(present);
}

/**
 * Returns the patient or a dependent, or why access is refused: `not_found` for unrelated and removed
 * persons, `care_not_confirmed` for adults who have not agreed (D.101).
 */
export async function findRecordPerson(
  tx: Tx,
  { callerId, patientId, now }: { callerId: number; patientId: number; now: Date },
): Promise<RecordPerson | ProblemOutcome> {
  const [row] = await load(tx, callerId, sql<boolean>`p.id = ${patientId}`);
  if (!row) return problem("not_found");
  return mayActFor(row, now) ? present(row) : problem("care_not_confirmed");
}

/**
 * Returns whether the clinic offers health records, which depends on the profile settings' switch (spec
 * section 6).
 */
export function hasHealthRecord({ settings }: Pick<Tenant, "settings">): boolean {
  return isGateOpen("profileSettings", settings);
}

async function load(tx: Tx, callerId: number, which: RawBuilder<boolean>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.id, p.name, p.birthdate, p.sex, p.id = ${callerId} as is_self, p.care_asked_at, p.care_confirmed_at, p.care_ends_at
    from patients p
    where (p.id = ${callerId} or (p.parent_id = ${callerId} and p.removed_at is null)) and ${which}
    order by p.id <> ${callerId}, p.id`.execute(tx);
  return rows;
}

const mayActFor = (row: Row, now: Date) => row.is_self || careState(careOf(row), now.getTime()) !== "waiting";

const present = ({ id, name, birthdate, sex, is_self }: Row): RecordPerson => ({
  patient_id: id,
  name,
  birthdate,
  sex,
  is_self,
});
