import type { OwnerClient } from "../../server/src/testing/owner-client.ts";

/**
 * Divisor of the full size: 1,000 clinics, 10 million patients, 5 million appointments, 50 million audit
 * entries.
 */
export type Share = number;

/** Number of clinics, which is not divided. */
export const clinicCount = 1_000;
const doctorsEach = 2;
const patientsEach = 10_000;
const appointmentsEach = 5_000;
const auditEach = 50_000;

/** Returns the row counts of a filled installation. */
export const sizesOf = (share: Share) => ({
  clinics: clinicCount,
  doctors: clinicCount * doctorsEach,
  patients: (clinicCount * patientsEach) / share,
  appointments: (clinicCount * appointmentsEach) / share,
  audit: (clinicCount * auditEach) / share,
});

/** What the requests that are measured need. */
const settings = {
  country: "PT",
  currency: "EUR",
  timeZone: "Europe/Lisbon",
  patientsLogIn: true,
  patientsWebScheduling: true,
  patientsGuestBooking: true,
};

/** Returns the token of a patient of clinic `many-<n>`. */
export const patientTokenOf = (n: number) => `bench-token-of-a-patient-of-clinic-${n}`;

/**
 * Fills clinics `many-<n>` by SQL as a superuser without triggers: a tenth of the patients are dependents,
 * all appointments are over, audit seals are unverifiable bytes. No jobs are due.
 */
export async function fillInstallation(owner: OwnerClient, share: Share): Promise<void> {
  const steps: readonly string[] = [
    "set session_replication_role = replica",
    `update tenant_configs set body = body || '${JSON.stringify(settings)}' where kind = 'settings' and tenant_id in (select id from tenants where slug like 'many-%')`,
    "create temporary table c as select id, row_number() over (order by id)::int as n from tenants where slug like 'many-%'",
    `insert into doctors (tenant_id, name, specialty, languages, portrait, about, price_minor, visit_minutes)
       select id, 'Dr Number ' || d, 'family-medicine', '{pt}', 'helena', '{}', 4000, 20 from c, generate_series(1, ${doctorsEach}) d`,
    `insert into doctor_hours (tenant_id, doctor_id, weekday, from_minute, to_minute, kind)
       select d.tenant_id, d.id, day, 480, 1200, 'open' from doctors d join c on c.id = d.tenant_id, generate_series(1, 7) day`,
    `insert into patients (tenant_id, name, email, birthdate, sex, created_at)
       select c.id, 'Patient ' || k, 'p' || k || '@many-' || c.n || '.example', date '1940-01-01' + (k * 7) % 20000, 'female', now() - interval '2 years'
       from c, generate_series(1, ${(patientsEach / share) * 0.9}) k`,
    "create temporary table first_patient as select tenant_id, min(patients.id) as id, max(patients.id) as last from patients join c on c.id = tenant_id group by 1",
    `insert into patients (tenant_id, name, birthdate, parent_id, created_at)
       select f.tenant_id, 'Child ' || k, date '2011-01-01' + (k * 7) % 5000, f.id, now() - interval '1 year'
       from first_patient f, generate_series(1, ${(patientsEach / share) * 0.1}) k`,
    `insert into appointments (tenant_id, doctor_id, patient_id, status, start_time, end_time, amount_minor, currency, created_at, booked_at)
       select d.tenant_id, d.id, f.id + k % (f.last - f.id + 1), 'finished', at, at + interval '20 minutes', 4000, 'EUR', at - interval '1 day', at - interval '1 day'
       from (select doctors.*, row_number() over (partition by tenant_id order by doctors.id) - 1 as n from doctors join c on c.id = tenant_id) d
       join first_patient f using (tenant_id), generate_series(0, ${appointmentsEach / share / doctorsEach - 1}) k
       cross join lateral (select date_trunc('hour', now()) - interval '10 days' - k * interval '30 minutes' as at) t`,
    `insert into audit_log (tenant_id, at, actor, action, object)
       select c.id, now() - interval '2 days' - k * interval '1 minute', 'patient/' || k, 'appointment.book', 'appointment/' || k
       from generate_series(1, ${auditEach / share}) k, c`,
    `insert into audit_seals (tenant_id, audit_id, previous_hash, hash)
       select l.tenant_id, l.id, sha256('before'), sha256('after') from audit_log l join c on c.id = l.tenant_id order by l.id`,
    `insert into sessions (tenant_id, token_hash, patient_id, created_at, last_used_at, expires_at)
       select c.id, sha256(('${patientTokenOf(0).slice(0, -1)}' || c.n)::bytea), f.id, now(), now(), now() + interval '30 days'
       from c join first_patient f on f.tenant_id = c.id`,
    "set session_replication_role = origin",
    "vacuum analyze",
  ];
  for (const step of steps) await owner.query(step);
}
