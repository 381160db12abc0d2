import type { OwnerClient } from "./owner-client.ts";

/**
 * Divisor of the full size, which is 1,000 clinics, 10 million patients, 5 million appointments
 * and 50 million audit entries: 100 makes a hundredth.
 */
export type SizeDivisor = number;

/** Number of clinics of `npm run bench:cluster`, which is not divided. */
export const clinicCount = 1_000;

/** Rows of each clinic. */
export type ClinicSize = { doctors: number; patients: number; appointments: number; audit: number };

/**
 * Returns the rows of each clinic: patients, appointments and audit entries of the full size
 * divided by `divisor`, and always two doctors.
 */
export const clinicSizeOf = (divisor: SizeDivisor): ClinicSize => ({
  doctors: 2,
  patients: 10_000 / divisor,
  appointments: 5_000 / divisor,
  audit: 50_000 / divisor,
});

/** Returns the row counts of the whole installation, all clinics together. */
export const sizesOf = (divisor: SizeDivisor) => ({
  clinics: clinicCount,
  ...Object.fromEntries(
    Object.entries(clinicSizeOf(divisor)).map(([name, each]) => [name, clinicCount * each]),
  ),
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

/**
 * Returns the session token that `fillInstallation` gives the first patient of clinic `many-<n>`.
 */
export const patientTokenOf = (n: number) => `bench-token-of-a-patient-of-clinic-${n}`;

/**
 * Fills clinics `many-<n>` by SQL as a superuser without triggers: a tenth of the patients are
 * dependents, all appointments are over, audit seals are unverifiable bytes. No jobs are due.
 * Replaces the clinics' settings and vacuums. `alsoSlug` is a clinic of another name that is
 * filled beside them and keeps its settings. `most` limits the number of clinics.
 */
export async function fillInstallation(
  owner: OwnerClient,
  { doctors, patients, appointments, audit }: ClinicSize,
  { most = clinicCount, alsoSlug = "" }: { most?: number; alsoSlug?: string } = {},
): Promise<void> {
  const steps: readonly string[] = [
    "set session_replication_role = replica",
    `update tenant_configs set body = body || '${JSON.stringify(settings)}' where kind = 'settings' and tenant_id in (select id from tenants where slug like 'many-%')`,
    `create temporary table c as select id, row_number() over (order by id)::int as n from tenants where slug like 'many-%' or slug = '${alsoSlug}' order by id limit ${most}`,
    `insert into doctors (tenant_id, name, specialty, languages, portrait, about, price_minor, visit_minutes)
       select id, 'Dr Number ' || d, 'family-medicine', '{pt}', 'helena', '{}', 4000, 20 from c, generate_series(1, ${doctors}) d`,
    `insert into doctor_hours (tenant_id, doctor_id, weekday, from_minute, to_minute, kind)
       select d.tenant_id, d.id, day, 480, 1200, 'open' from doctors d join c on c.id = d.tenant_id, generate_series(1, 7) day
       on conflict do nothing`,
    `insert into patients (tenant_id, name, email, birthdate, sex, created_at)
       select c.id, 'Patient ' || k, 'p' || k || '@many-' || c.n || '.example', date '1940-01-01' + (k * 7) % 20000, 'female', now() - interval '2 years'
       from c, generate_series(1, ${patients * 0.9}) k order by c.id, k`,
    "create temporary table first_patient as select tenant_id, min(patients.id) as id, max(patients.id) as last from patients join c on c.id = tenant_id where name ~ '^Patient [0-9]' group by 1",
    `insert into patients (tenant_id, name, birthdate, parent_id, created_at)
       select f.tenant_id, 'Child ' || k, date '2011-01-01' + (k * 7) % 5000, f.id, now() - interval '1 year'
       from first_patient f, generate_series(1, ${patients * 0.1}) k order by f.id, k`,
    `insert into patient_name_words (tenant_id, word, patient_id)
       select p.tenant_id, word, p.id from patients p join c on c.id = p.tenant_id
       cross join unnest(string_to_array(trim(folded_name(p.name)), ' ')) word on conflict do nothing`,
    `insert into appointments (tenant_id, doctor_id, patient_id, status, start_time, end_time, amount_minor, currency, created_at, booked_at)
       select d.tenant_id, d.id, f.id + (d.n * ${appointments / doctors} + k) * 7 % (f.last - f.id + 1), 'finished', at, at + interval '20 minutes', 4000, 'EUR', at - interval '1 day', at - interval '1 day'
       from (select doctors.*, row_number() over (partition by tenant_id order by doctors.id) - 1 as n from doctors join c on c.id = tenant_id) d
       join first_patient f using (tenant_id), generate_series(0, ${appointments / doctors - 1}) k
       cross join lateral (select date_trunc('hour', now()) - interval '10 days' - k * interval '30 minutes' as at) t`,
    `insert into audit_log (tenant_id, at, actor, action, object)
       select c.id, now() - interval '2 days' - k * interval '1 minute', 'patient/' || k, 'appointment.book', 'appointment/' || k
       from generate_series(1, ${audit}) k, c`,
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
