import type { RecordEntry, RecordList, RecordLists } from "@anteroom/contract/health/health-record";
import type { RecordKind } from "@anteroom/domain/health/health-record";
import type { Selectable } from "kysely";
import type { Tables, Tx } from "../../../platform/database/database.ts";

const columns = [
  "id",
  "kind",
  "name",
  "dose",
  "frequency",
  "since",
  "reaction",
  "severity",
  "ended_at",
  "changed_at",
  "version",
] as const;

type Row = Pick<Selectable<Tables["health_record_entries"]>, (typeof columns)[number]>;

/** Returns a person's medicines and allergies, active ones first, without removed entries. */
export async function loadRecordLists(tx: Tx, patientId: number): Promise<RecordLists> {
  const rows = await tx
    .selectFrom("health_record_entries")
    .select(columns)
    .where("patient_id", "=", patientId)
    .where("removed_at", "is", null)
    .orderBy("ended_at", (order) => order.desc().nullsFirst())
    .orderBy("id")
    .execute();
  const answers = await tx
    .selectFrom("health_record_confirmations")
    .select(["kind", "answer", "confirmed_at"])
    .where("patient_id", "=", patientId)
    .execute();
  const listOf = (kind: RecordKind): RecordList => {
    const answer = answers.find((one) => one.kind === kind);
    return {
      entries: rows.filter((row) => row.kind === kind).map(presentEntry),
      confirmation: answer
        ? { answer: answer.answer, confirmed_at: answer.confirmed_at.toISOString() }
        : null,
    };
  };
  return { medicines: listOf("medicine"), allergies: listOf("allergy") };
}

/** Returns an entry of this person that was not removed, or null. */
export async function findEntry(tx: Tx, patientId: number, id: number): Promise<RecordEntry | null> {
  const row = await tx
    .selectFrom("health_record_entries")
    .select(columns)
    .where("id", "=", id)
    .where("patient_id", "=", patientId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row ? presentEntry(row) : null;
}

function presentEntry(row: Row): RecordEntry {
  const { ended_at, changed_at, ...rest } = row;
  return { ...rest, ended_at: ended_at?.toISOString() ?? null, changed_at: changed_at.toISOString() };
}
