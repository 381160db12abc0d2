import type { DemoClinic, DemoPatient } from "@anteroom/content/demo/clinic";
import { demoClinics } from "@anteroom/content/demo/clinics";
import { planAppointments, type PlannedAppointment } from "@anteroom/content/demo/plan-appointments";
import pg from "pg";
import type { Connections } from "../../platform/connections.ts";
import { withTenant, type Database, type Tx } from "../../platform/database.ts";
import { hashPassword } from "../../platform/password.ts";
import { hashOf, newCode, newToken } from "../../platform/secrets.ts";

/** What the demo's programs and tests must know of a clinic; kept in `demo.json`. */
export type SeededClinic = {
  slug: string;
  name: string;
  clinicToken: string;
  patients: { login: string; password: string; name: string }[];
};

type Needs = { db: Database; connections: Connections; now: Date };

/** Fills an empty database with the demo clinics; null when there are clinics already. Each clinic comes whole or not at all. */
export async function seedDemo({ db, connections, now }: Needs): Promise<SeededClinic[] | null> {
  const owner = new pg.Client(connections.owner);
  await owner.connect();
  try {
    const { rowCount } = await owner.query("select 1 from tenants limit 1");
    if (rowCount !== 0) return null;
    const hashes = new Map<string, string>(); // one password for all demo patients: hashed once
    const seeded: SeededClinic[] = [];
    for (const clinic of demoClinics) {
      for (const { password } of clinic.patients)
        if (!hashes.has(password)) hashes.set(password, await hashPassword(password));
      const tenantId = await makeTenant(owner, clinic, now);
      const clinicToken = newToken();
      await withTenant(db, tenantId, (tx) => furnish(tx, { clinic, tenantId, clinicToken, hashes, now }));
      seeded.push(describe(clinic, clinicToken));
    }
    return seeded;
  } finally {
    await owner.end();
  }
}

function describe({ manifest, patients }: DemoClinic, clinicToken: string): SeededClinic {
  const logins = patients.map((patient) => ({
    login: patient.email,
    password: patient.password,
    name: patient.name,
  }));
  return { slug: manifest.slug, name: manifest.name, clinicToken, patients: logins };
}

async function makeTenant(owner: pg.Client, { manifest }: DemoClinic, now: Date): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    "insert into tenants (slug, business_account_slug, created_at) values ($1, $2, $3) returning id",
    [manifest.slug, manifest.businessAccountSlug, now],
  );
  const id = rows[0]?.id ?? 0;
  await owner.query("insert into tenant_domains (domain, tenant_id, is_primary) values ($1, $2, true)", [
    `${manifest.slug}.localhost`,
    id,
  ]);
  return id;
}

type Furnishing = {
  clinic: DemoClinic;
  tenantId: number;
  clinicToken: string;
  hashes: ReadonlyMap<string, string>;
  now: Date;
};

async function furnish(tx: Tx, facts: Furnishing): Promise<void> {
  const { clinic, tenantId: tenant_id, clinicToken, now } = facts;
  const { manifest, settings } = clinic;
  const configs = [
    { kind: "manifest" as const, body: JSON.stringify(manifest) },
    { kind: "settings" as const, body: JSON.stringify(settings) },
  ];
  await tx
    .insertInto("tenant_configs")
    .values(configs.map((config) => ({ ...config, tenant_id, version: 1, created_at: now })))
    .execute();
  await tx
    .insertInto("clinic_tokens")
    .values({ tenant_id, token_hash: hashOf(clinicToken), label: "demo", doctor_id: null, created_at: now })
    .execute();
  const doctors = await addDoctors(tx, facts);
  const patients = new Map<string, number>();
  for (const patient of clinic.patients) patients.set(patient.email, await addPatient(tx, patient, facts));
  for (const planned of planAppointments(clinic, now.getTime()))
    await addAppointment(tx, planned, { ...facts, doctors, patients });
}

async function addDoctors(tx: Tx, { clinic, tenantId: tenant_id }: Furnishing) {
  const ids = new Map<string, { id: number; priceMinor: number }>();
  for (const doctor of clinic.doctors) {
    const { id } = await tx
      .insertInto("doctors")
      .values({
        tenant_id,
        name: doctor.name,
        specialty: doctor.specialty,
        languages: [...doctor.languages],
        portrait: doctor.portrait,
        about: JSON.stringify(doctor.about),
        price_minor: doctor.priceMinor,
        visit_minutes: doctor.visitMinutes,
        rating_sum: doctor.rating.sum,
        rating_count: doctor.rating.count,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.set(doctor.name, { id, priceMinor: doctor.priceMinor });
    const parts = [
      ...doctor.hours.map((part) => ({ ...part, kind: "open" as const })),
      ...doctor.breaks.map((part) => ({ ...part, kind: "break" as const })),
    ];
    await tx
      .insertInto("doctor_hours")
      .values(
        parts.map(({ weekday, from, to, kind }) => ({
          tenant_id,
          doctor_id: id,
          weekday,
          from_minute: from,
          to_minute: to,
          kind,
        })),
      )
      .execute();
  }
  return ids;
}

async function addPatient(tx: Tx, patient: DemoPatient, { tenantId: tenant_id, hashes, now }: Furnishing) {
  const { id } = await tx
    .insertInto("patients")
    .values({
      tenant_id,
      name: patient.name,
      email: patient.email,
      phone_country_code: patient.phoneCountryCode,
      phone_number: patient.phoneNumber,
      taxpayer_number: patient.taxpayerNumber,
      birthdate: patient.birthdate,
      sex: patient.sex,
      address: patient.address,
      time_zone: patient.timeZone,
      language: patient.language,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("credentials")
    .values({
      tenant_id,
      patient_id: id,
      login: patient.email.toLowerCase(),
      password_hash: hashes.get(patient.password) ?? "",
      changed_at: now,
    })
    .execute();
  return id;
}

type People = { doctors: Awaited<ReturnType<typeof addDoctors>>; patients: ReadonlyMap<string, number> };

async function addAppointment(
  tx: Tx,
  planned: PlannedAppointment,
  facts: Furnishing & People,
): Promise<void> {
  const { tenantId: tenant_id, clinic, doctors, patients, now } = facts;
  const doctor = doctors.get(planned.doctor);
  const patientId = patients.get(planned.patient);
  if (!doctor || patientId === undefined)
    throw new Error(`${planned.doctor} or ${planned.patient} is not there`);
  const isBooked = planned.status !== "pending_payment" && planned.status !== "payment_failed";
  const { id } = await tx
    .insertInto("appointments")
    .values({
      tenant_id,
      doctor_id: doctor.id,
      patient_id: patientId,
      guest_id: null,
      status: planned.status,
      start_time: new Date(planned.startTime),
      end_time: new Date(planned.endTime),
      hold_expires_at: planned.status === "pending_payment" ? new Date(now.getTime() + 900_000) : null,
      hold_secret_hash: null,
      hold_address_hash: null,
      code: isBooked ? newCode() : null,
      symptoms: planned.symptoms,
      symptoms_triage_details: null,
      amount_minor: doctor.priceMinor,
      currency: clinic.settings.currency ?? "EUR",
      created_at: now,
      booked_at: isBooked ? now : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (planned.status === "finished")
    await tx
      .insertInto("visits")
      .values({
        tenant_id,
        appointment_id: id,
        waiting_since: new Date(planned.startTime),
        doctor_joined_at: new Date(planned.startTime),
        ended_at: new Date(planned.endTime),
      })
      .execute();
  if (planned.review)
    await tx
      .insertInto("reviews")
      .values({ tenant_id, appointment_id: id, ...planned.review, created_at: new Date(planned.endTime) })
      .execute();
}
