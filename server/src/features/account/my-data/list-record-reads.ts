import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import type { Locale } from "@anteroom/domain/shared/locales";
import { doctorNameOrNull, namedDoctor } from "../../../shared/appointment/doctor-name.ts";
import type { listRecordReads as shape, RecordRead } from "@anteroom/contract/account/my-data";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";

/** Most rows of one answer; the log itself has all. */
const most = 100;

/**
 * Returns who other than the patient has seen or changed their record, in the clinic's time zone, at most 100
 * rows, newest first.
 */
export async function listRecordReads({
  tenant,
  caller,
  locale,
  tx,
}: Call<typeof shape>): Promise<AnswerOf<typeof shape>> {
  const reads = await tx((one) =>
    findRecordReads(one, caller.patientId, {
      timeZone: tenant.settings.timeZone,
      locale,
    }),
  );
  return { data: { collection: reads } };
}

type Row = {
  kind: string;
  doctor: NamedDoctor | null;
  /** The name of an app that patients connect; null for a program of the clinic. */
  app: string | null;
  is_family: boolean;
  action: string;
  times: number;
  last_at: Date;
};

/**
 * Returns audit entries of doctors, the clinic, its programs and the patient's apps, shared links and family members about the patient's
 * appointments, payments and account, at most 100 rows, newest first. Of a patient's app one entry a request, whatever it read. Entries of the same day (of
 * `timeZone`), person and action become one row with a count.
 */
export async function findRecordReads(
  tx: Tx,
  patientId: number,
  { timeZone, locale }: { timeZone: string; locale: Locale },
): Promise<RecordRead[]> {
  const since = await firstOfRecord(tx, patientId);
  const { rows } = await sql<Row>`
    with mine as (
      select 'appointment' as kind, a.id::text as id from appointments a where a.patient_id = ${patientId}
      union all
      select 'payment', y.id::text from payments y join appointments a on a.tenant_id = y.tenant_id and a.id = y.appointment_id
        where a.patient_id = ${patientId}
      union all select 'patient', ${patientId}::text
      union all select 'patient', m.patient_id::text from merged_patients m where m.into_patient_id = ${patientId}
    ), found as materialized (
      select l.actor, l.action, l.at, case when l.actor ~ '^doctor/\\d{1,15}$' then split_part(l.actor, '/', 2)::bigint end as doctor_id,
        case when l.actor ~ '^app/\\d{1,15}$' then split_part(l.actor, '/', 2)::bigint end as app_id
      from audit_log l
      where string_to_array(split_part(l.object, '/', 2), ',') && (select array_agg(id) from mine)
        and exists (select 1 from mine where kind = split_part(l.object, '/', 1)
          and id = any(string_to_array(split_part(l.object, '/', 2), ',')))
        and l.at >= ${since}
        and (l.actor ~ '^(doctor|clinic|share|app)/' or (l.actor ~ '^patient/' and split_part(l.actor, '/', 2) not in (select id from mine where kind = 'patient')))
    )
    select split_part(f.actor, '/', 1) as kind, ${namedDoctor("d")} as doctor,
      case when s.redirect_uris <> '{}' then s.name end as app, f.actor like 'patient/%' as is_family, f.action,
      count(*)::int as times, max(f.at) as last_at
    from found f left join doctors d on d.id = f.doctor_id left join apps s on s.id = f.app_id
    where f.action like 'app.%' or coalesce(s.redirect_uris, '{}') = '{}'
    group by f.actor, d.id, d.name, d.title, d.sex, s.redirect_uris, s.name, f.action, date_trunc('day', f.at at time zone ${timeZone})
    order by max(f.at) desc, f.action limit ${most}`.execute(tx);
  return rows.map(({ kind, doctor, app, is_family, action, times, last_at }) => ({
    who: is_family
      ? "family"
      : kind === "doctor"
        ? "doctor"
        : kind === "share"
          ? "other"
          : app === null
            ? "clinic"
            : "app",
    name: app ?? doctorNameOrNull(doctor, locale),
    action,
    times,
    last_at: last_at.toISOString(),
  }));
}

/**
 * Returns an instant before which the log has nothing about the patient: a month before the account and the first appointment were made, since clocks
 * differ. It leaves out earlier months of the log.
 */
async function firstOfRecord(tx: Tx, patientId: number): Promise<Date> {
  const { rows } = await sql<{ since: Date }>`
    select least(now(), p.created_at, (select min(a.created_at) from appointments a where a.tenant_id = p.tenant_id and a.patient_id = p.id))
      - interval '31 days' as since
    from patients p where p.id = ${patientId}`.execute(tx);
  return rows[0]?.since ?? new Date(0);
}
