import type { MergeSide } from "@anteroom/contract/administration/merge";
import type { ClinicPatient } from "@anteroom/contract/administration/patients";
import { mayBeOnePerson, type MergeRefusal } from "@anteroom/domain/account/merge-refusals";
import { isInScope } from "@anteroom/domain/clinic/token-scopes";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";
import type { ClinicCaller } from "../../../platform/http/authentication.ts";
import { contentVersion } from "../../../platform/http/replaces.ts";
import { readPatients } from "../patient-rows.ts";
import { refusedColumns, tableAndColumnOf } from "./merge-columns.ts";

/** Two records as they are compared, and a name of that state. */
export type Comparison = { patient: MergeSide; other: MergeSide; version: string };

type Pair = { patientId: number; otherId: number };

/**
 * Compares two patient records: what each has, and why it cannot be merged into the other by this caller. The version
 * is the same in both directions. Returns null where one of them is not there. Does not audit.
 */
export async function compareRecords(
  tx: Tx,
  { patientId, otherId }: Pair,
  caller: Pick<ClinicCaller, "scopes">,
): Promise<Comparison | null> {
  const patients = await readPatients(tx, sql<boolean>`p.id in (${patientId}, ${otherId})`, 2);
  const facts = new Map((await readFacts(tx, [patientId, otherId])).map((row) => [row.id, row]));
  const sideOf = (id: number): Side | null => {
    const [patient, own] = [patients.find((one) => one.id === id), facts.get(id)];
    return patient && own ? { patient, own } : null;
  };
  const [one, other] = [sideOf(patientId), sideOf(otherId)];
  if (!one || !other) return null;
  const ordered = [one, other].toSorted((a, b) => a.patient.id - b.patient.id);
  return {
    patient: { ...present(one), refusal: await refuse(tx, one, other, caller) },
    other: { ...present(other), refusal: await refuse(tx, other, one, caller) },
    version: contentVersion(ordered.map(present)),
  };
}

type Facts = Omit<MergeSide, "patient" | "refusal" | "newest_appointment"> & {
  id: number;
  folded_name: string;
  newest_appointment: Date | null;
};
type Side = { patient: ClinicPatient; own: Facts };

function present({ patient, own }: Side): Omit<MergeSide, "refusal"> {
  const { id: _id, folded_name: _name, newest_appointment: newest, ...counts } = own;
  return { patient, ...counts, newest_appointment: newest?.toISOString() ?? null };
}

async function readFacts(tx: Tx, ids: readonly number[]): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    select p.id, folded_name(p.name) as folded_name, parent.name as parent_name,
      (select count(*)::int from patients d where d.tenant_id = p.tenant_id and d.parent_id = p.id
        and d.removed_at is null) as dependents,
      coalesce(visits.appointments, 0) as appointments, coalesce(visits.upcoming, 0) as upcoming_appointments,
      visits.newest as newest_appointment, coalesce(visits.messages, 0) as messages,
      coalesce(visits.files, 0) as files, coalesce(visits.payments, 0) as payments,
      ((select count(*) from vital_signs_measurements m where m.tenant_id = p.tenant_id and m.patient_id = p.id)
        + (select count(*) from symptom_checks c where c.tenant_id = p.tenant_id and c.patient_id = p.id)
        + (select count(*) from survey_responses r where r.tenant_id = p.tenant_id and r.patient_id = p.id)
        + (select count(*) from health_record_entries e where e.tenant_id = p.tenant_id and e.patient_id = p.id
            and e.removed_at is null))::int as health_entries,
      (p.insurer is not null or p.insurance_number is not null or p.health_number is not null
        or exists (select from insurance_card_pictures i where i.tenant_id = p.tenant_id and i.patient_id = p.id)
      ) as has_insurance
    from patients p
      left join patients parent on parent.tenant_id = p.tenant_id and parent.id = p.parent_id
      left join lateral (
        select count(*)::int as appointments, max(a.start_time) as newest,
          (count(*) filter (where a.status in ${appointmentStateLists.upcoming}))::int as upcoming,
          sum((select count(*) from messages m where m.tenant_id = a.tenant_id and m.appointment_id = a.id))::int
            as messages,
          sum((select count(*) from visit_files f where f.tenant_id = a.tenant_id and f.appointment_id = a.id))::int
            as files,
          sum((select count(*) from payments y where y.tenant_id = a.tenant_id and y.appointment_id = a.id))::int
            as payments
        from appointments a
        where a.tenant_id = p.tenant_id and a.patient_id = p.id and a.status not in ${appointmentStateLists.unbooked}
      ) visits on true
    where p.id in (${sql.join(ids)})`.execute(tx);
  return rows;
}

/** Returns why a record cannot be merged into the other one, or null. */
async function refuse(
  tx: Tx,
  goes: Side,
  stays: Side,
  { scopes }: Pick<ClinicCaller, "scopes">,
): Promise<MergeRefusal | null> {
  const { id, parent_id } = goes.patient;
  const into = stays.patient.id;
  const reasons = new Set((await refusedData(tx, id)).map(reasonOf));
  const first = (["has_account", "acts_for_others", "waiting", "account_data"] as const).find((reason) =>
    reasons.has(reason),
  );
  if (first) return first;
  // Whoever acts for both goes on acting for the one that stays.
  if (parent_id !== null && parent_id !== stays.patient.parent_id) return "acted_for";
  const call = await tx
    .selectFrom("appointments")
    .select("id")
    .where("patient_id", "=", id)
    .where("status", "=", "preparing")
    .executeTakeFirst();
  if (call) return "in_visit";
  const { rows: twice } = await sql`
    select from vital_signs_measurements mine
      join vital_signs_measurements theirs on theirs.tenant_id = mine.tenant_id and theirs.patient_id = ${into}
        and theirs.source_system = mine.source_system and theirs.measured_at = mine.measured_at
        and mine.source_system not in ('camera', 'manual', 'device')
    where mine.patient_id = ${id} limit 1`.execute(tx);
  if (twice.length > 0) return "same_measurement";
  return isInScope(scopes, "patients:write") || mayBeOnePerson(personOf(goes), personOf(stays))
    ? null
    : "different_person";
}

const personOf = ({ patient, own }: Side) => ({
  foldedName: own.folded_name,
  birthdate: patient.birthdate,
  taxpayerNumber: patient.taxpayer_number,
});

/** Returns which of `refusedColumns` name this patient. */
async function refusedData(tx: Tx, id: number): Promise<string[]> {
  const looks = refusedColumns.map((name) => {
    const [table, column] = tableAndColumnOf(name);
    return sql`select ${name}::text as name where exists (
      select from ${sql.table(table)} where ${sql.ref(column)} = ${id})`;
  });
  const { rows } = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(tx);
  return rows.map(({ name }) => name);
}

function reasonOf(column: string): MergeRefusal {
  const [table] = tableAndColumnOf(column);
  if (column === "patients.parent_id") return "acts_for_others";
  if (/^(?:credentials|passkeys|patient_identities|sessions)$/.test(table)) return "has_account";
  return table.startsWith("waitlist_") ? "waiting" : "account_data";
}
