import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type { PersonalData } from "../../../platform/privacy/personal-data.ts";

/**
 * Persons who are exported or erased together: a patient and dependents without their own account. `emails`
 * are in lower case.
 */
export type Persons = { patientIds: readonly number[]; emails: readonly string[] };

/**
 * Locks the rows of the patient and of dependents without their own account, removed ones included, until the
 * transaction ends, and returns them.
 */
export async function lockPersons(tx: Tx, patientId: number): Promise<Persons> {
  const { rows } = await sql<{ id: number; email: string | null }>`
    select p.id, p.email from patients p
    where p.id = ${patientId} or (p.parent_id = ${patientId}
      and not exists (select 1 from credentials c where c.tenant_id = p.tenant_id and c.patient_id = p.id))
    order by p.id for update of p`.execute(tx);
  return {
    patientIds: rows.map(({ id }) => id),
    emails: rows.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()])),
  };
}

type Lead = (persons: Persons) => RawBuilder<boolean>;

/** As arrays, so that indexes of both columns are used where two lead to a person: `in (select …)` reads all rows. */
const appointmentsOf = ({ patientIds }: Persons) =>
  sql`array(select a.id from appointments a where a.patient_id = any(${patientIds}))`;

/** The columns that lead from a row to a patient, wherever they stand. */
const leads: Readonly<Record<string, Lead>> = {
  patient_id: ({ patientIds }) => sql`patient_id = any(${patientIds})`,
  into_patient_id: ({ patientIds }) => sql`into_patient_id = any(${patientIds})`,
  attendee_id: ({ patientIds }) => sql`attendee_id = any(${patientIds})`,
  made_by: ({ patientIds }) => sql`made_by = any(${patientIds})`,
  appointment_id: (persons) => sql`appointment_id = any(${appointmentsOf(persons)})`,
  payment_id: (persons) =>
    sql`payment_id = any(array(select y.id from payments y where y.appointment_id = any(${appointmentsOf(persons)})))`,
  entry_id: ({ patientIds }) =>
    sql`entry_id = any(array(select e.id from waitlist_entries e where e.patient_id = any(${patientIds}) or e.attendee_id = any(${patientIds})))`,
  grant_id: ({ patientIds }) =>
    sql`grant_id = any(array(select g.id from app_grants g where g.patient_id = any(${patientIds})))`,
  parent_id: () => sql`false`, // the persons include the dependents
  "patients.id": ({ patientIds }) => sql`id = any(${patientIds})`,
};

/**
 * Returns the SQL condition for a table's rows about these persons, by its `subject` columns; null when the
 * table has none about patients.
 */
export function rowsOf({ table, subject }: PersonalData, persons: Persons): RawBuilder<boolean> | null {
  const found = subject.flatMap((column) => leads[`${table}.${column}`] ?? leads[column] ?? []);
  const [first, ...others] = found.map((lead) => lead(persons));
  if (!first) return null;
  return others.reduce((all, one) => sql<boolean>`${all} or ${one}`, first);
}
