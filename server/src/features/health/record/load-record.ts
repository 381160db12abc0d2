import { healthAssessment } from "@anteroom/content/questionnaires/health-assessment";
import { doctorName, type NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import type { Locale } from "@anteroom/domain/shared/locales";
import { namedDoctor } from "../../../shared/appointment/doctor-name.ts";
import { assessmentTemplate } from "@anteroom/contract/health/health-assessment";
import type { HealthRecord, RecordPerson } from "@anteroom/contract/health/health-record";
import { assess } from "@anteroom/domain/health/assessment/assess";
import { worstFirst } from "@anteroom/domain/health/assessment/overall";
import type { RecordSection } from "@anteroom/domain/health/health-record";
import { answersOf } from "@anteroom/domain/health/questionnaire/response";
import { mayHandOver } from "@anteroom/domain/appointment/appointment-files";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { presentItem, type ItemRow } from "../../../shared/appointment/appointment-files.ts";
import { loadOwnMeasurements } from "../../vitals/measurements.ts";
import { loadRecordLists } from "./record-lists.ts";

/** Most items of one kind in a record; a data export has all. */
const mostListed = 300;
const mostMeasurements = 1000;

/** The clinic, and the reader's language. */
type Reading = { tenant: Tenant; locale: Locale };

/**
 * Loads a person's whole record, newest first: all medicines and allergies, at most 1,000 measurements, and
 * 300 each of summaries, files, assessments and symptom checks. Files are included only if their scan allows
 * it and the clinic shows them. Does not check access or audit.
 */
export async function loadHealthRecord(
  tx: Tx,
  person: RecordPerson,
  { tenant, locale }: Reading,
): Promise<HealthRecord> {
  const { patient_id: id } = person;
  return {
    person,
    ...(await loadRecordLists(tx, id)),
    summaries: await loadSummaries(tx, id, locale),
    files: await loadFiles(tx, id, { tenant, locale }),
    measurements: await loadOwnMeasurements(tx, id, mostMeasurements),
    assessments: await loadAssessments(tx, id, tenant),
    checks: await loadChecks(tx, id, locale),
  };
}

/**
 * Returns a copy of the record with these parts only; the others are empty. Measurements lose their ids, so
 * that readers of a copy cannot remove them.
 */
export function withSections(record: HealthRecord, parts: readonly RecordSection[]): HealthRecord {
  const nothing = { entries: [], confirmation: null };
  const has = (part: RecordSection) => parts.includes(part);
  return {
    parts: [...parts],
    person: record.person,
    medicines: has("medicines") ? record.medicines : nothing,
    allergies: has("allergies") ? record.allergies : nothing,
    summaries: has("summaries") ? record.summaries : [],
    files: has("files") ? record.files : [],
    // Readers of a copy must not be able to remove measurements.
    measurements: has("measurements") ? record.measurements.map((one) => ({ ...one, id: undefined })) : [],
    assessments: has("assessments") ? record.assessments : [],
    checks: has("checks") ? record.checks : [],
  };
}

type SourceRow = { appointment_id: number; doctor: NamedDoctor; start_time: Date };

const sourceOf = ({ appointment_id, doctor, start_time }: SourceRow, locale: Locale) => ({
  appointment_id,
  doctor_name: doctorName(doctor, locale),
  start_time: start_time.toISOString(),
});

/** Appointments of a person with their doctors, to be joined. */
const appointmentsOf = (patientId: number) => sql`
  (select a.tenant_id, a.id, a.start_time, a.symptoms_triage_details, ${namedDoctor("d")} as doctor from appointments a
    join doctors d on d.tenant_id = a.tenant_id and d.id = a.doctor_id
    where a.patient_id = ${patientId} and a.booked_at is not null)`;

async function loadSummaries(tx: Tx, patientId: number, locale: Locale): Promise<HealthRecord["summaries"]> {
  const { rows } = await sql<SourceRow & { text: string; updated_at: Date }>`
    select a.id as appointment_id, a.doctor, a.start_time, s.text, s.updated_at
    from visit_summaries s join ${appointmentsOf(patientId)} a on a.tenant_id = s.tenant_id and a.id = s.appointment_id
    order by a.start_time desc, a.id desc limit ${mostListed}`.execute(tx);
  return rows.map((row) => ({
    ...sourceOf(row, locale),
    text: row.text,
    updated_at: row.updated_at.toISOString(),
  }));
}

async function loadFiles(
  tx: Tx,
  patientId: number,
  { tenant, locale }: Reading,
): Promise<HealthRecord["files"]> {
  const { rows } = await sql<SourceRow & ItemRow>`
    select a.id as appointment_id, a.doctor, a.start_time, f.id, f.sender, f.kind, f.name, f.media_type, f.size_bytes,
      f.url, f.scan, f.created_at
    from visit_files f join ${appointmentsOf(patientId)} a on a.tenant_id = f.tenant_id and a.id = f.appointment_id
    where f.arrived_at is not null and (f.sender = 'patient' or ${tenant.settings.showSharedFiles})
    order by f.created_at desc, f.id desc limit ${mostListed}`.execute(tx);
  return rows
    .filter((row) => row.url !== null || mayHandOver(row))
    .map((row) => ({ ...presentItem(row), ...sourceOf(row, locale) }));
}

async function loadAssessments(tx: Tx, patientId: number, tenant: Tenant) {
  const rows = await tx
    .selectFrom("survey_responses")
    .select(["id", "answered_at", "response"])
    .where("patient_id", "=", patientId)
    .where("template", "=", assessmentTemplate)
    .where("environment", "=", tenant.settings.surveysEnvironment)
    .orderBy("answered_at", "desc")
    .orderBy("id", "desc")
    .limit(mostListed)
    .execute();
  return rows.map(({ id, answered_at, response }) => {
    // Answers to another version cannot be assessed by the current rules.
    const { areas, overall } = assess(answersOf(healthAssessment, response) ?? {});
    return {
      id,
      answered_at: answered_at.toISOString(),
      risk_score: overall.riskScore,
      level: overall.level,
      areas: worstFirst(areas)
        .filter((one) => one.level !== "unable_to_assess")
        .map(({ area, level }) => ({ area, level })),
    };
  });
}

async function loadChecks(tx: Tx, patientId: number, locale: Locale): Promise<HealthRecord["checks"]> {
  const { rows } = await sql<SourceRow & { details: string }>`
    select a.id as appointment_id, a.doctor, a.start_time, a.symptoms_triage_details as details
    from ${appointmentsOf(patientId)} a where a.symptoms_triage_details is not null
    order by a.start_time desc, a.id desc limit ${mostListed}`.execute(tx);
  return rows.map((row) => ({ ...sourceOf(row, locale), details: row.details }));
}
