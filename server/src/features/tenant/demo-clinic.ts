import type { DemoClinic, DemoDoctor } from "@anteroom/content/demo/clinic";
import { planAppointments, type PlannedAppointment } from "@anteroom/content/demo/plan-appointments";
import { serviceTypes, type ServiceType } from "@anteroom/domain/appointment/service-type";
import { readSettings } from "@anteroom/domain/clinic/settings";
import { withTenant, type Database, type Tx } from "../../platform/database/database.ts";
import { hashPassword } from "../../platform/crypto/password.ts";
import { newCode } from "../../platform/crypto/secrets.ts";
import { claimCpf } from "../../shared/account/taxpayer-logins.ts";

const day = 86_400_000;

/**
 * Fills an empty demo clinic with configuration, vouchers, doctors, patients and appointments around `now`,
 * in one transaction. Does nothing when the clinic has a configuration. Not for real clinics: passwords are
 * public.
 */
export async function makeClinic(
  db: Database,
  tenantId: number,
  clinic: DemoClinic,
  now: Date,
): Promise<void> {
  const isMade = await withTenant(db, tenantId, (tx) =>
    tx.selectFrom("tenant_configs").select("version").limit(1).executeTakeFirst(),
  );
  if (isMade) return;
  const hashes = await hashesOf(clinic);
  await withTenant(db, tenantId, async (tx) => {
    await configure(tx, tenantId, clinic, now);
    await makeVouchers(tx, tenantId, clinic, now);
    const doctorIds = await makeDoctors(tx, tenantId, clinic.doctors);
    const patientIds = await makePatients(tx, tenantId, { clinic, hashes, now });
    for (const planned of planAppointments(clinic, now.getTime()))
      await makeAppointment(tx, tenantId, { clinic, planned, doctorIds, patientIds, now });
  });
}

/** Returns one hash per password, because hashing is slow and these passwords are public. */
async function hashesOf({ patients }: DemoClinic): Promise<Map<string, string>> {
  const passwords = [...new Set(patients.map(({ password }) => password))];
  return new Map(await Promise.all(passwords.map(async (one) => [one, await hashPassword(one)] as const)));
}

async function configure(tx: Tx, tenant_id: number, { manifest, settings }: DemoClinic, now: Date) {
  const row = { tenant_id, version: 1, created_at: now };
  await tx
    .insertInto("tenant_configs")
    .values([
      { ...row, kind: "manifest", body: JSON.stringify(manifest) },
      { ...row, kind: "settings", body: JSON.stringify(settings) },
    ])
    .execute();
}

async function makeVouchers(tx: Tx, tenant_id: number, { vouchers = [] }: DemoClinic, now: Date) {
  const rows = vouchers.map(({ code, worth, usesAllowed, usesTaken, validForDays }) => ({
    tenant_id,
    code,
    kind: worth.kind,
    percent: worth.kind === "percentage" ? worth.percent : null,
    amount_minor: worth.kind === "fixed" ? worth.amountMinor : null,
    currency: worth.kind === "fixed" ? worth.currency : null,
    valid_until: validForDays === null ? null : new Date(now.getTime() + validForDays * day),
    uses_allowed: usesAllowed,
    uses_taken: usesTaken,
    created_at: now,
  }));
  if (rows.length > 0) await tx.insertInto("vouchers").values(rows).execute();
}

async function makeDoctors(
  tx: Tx,
  tenant_id: number,
  doctors: readonly DemoDoctor[],
): Promise<Map<string, number>> {
  const rows = await tx
    .insertInto("doctors")
    .values(
      doctors.map((doctor) => ({
        tenant_id,
        name: doctor.name,
        title: doctor.title,
        specialty: doctor.specialty,
        languages: [...doctor.languages],
        portrait: doctor.portrait,
        about: JSON.stringify(doctor.about),
        price_minor: doctor.priceMinor,
        visit_minutes: doctor.appointmentMinutes,
        rating_sum: doctor.rating.sum,
        rating_count: doctor.rating.count,
        sex: doctor.sex,
        treats_children: doctor.treatsChildren,
        register_name: doctor.registration.register,
        register_number: doctor.registration.number,
        training: JSON.stringify(doctor.training),
        treats: JSON.stringify(doctor.treats),
        insurers: doctor.insurers && [...doctor.insurers],
      })),
    )
    .returning(["id", "name"])
    .execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const hours = doctors.flatMap((doctor) => {
    const doctor_id = idOf(ids, doctor.name);
    const parts = [
      ...doctor.hours.map((part) => ({ ...part, kind: "open" as const })),
      ...doctor.breaks.map((part) => ({ ...part, kind: "break" as const })),
    ];
    return parts.map(({ weekday, from, to, kind }) => ({
      tenant_id,
      doctor_id,
      weekday,
      from_minute: from,
      to_minute: to,
      kind,
    }));
  });
  await tx.insertInto("doctor_hours").values(hours).execute();
  const prices = doctors.flatMap(({ name, servicePrices }) =>
    serviceTypes.flatMap((service_type) => {
      const price_minor = service_type === "remote" ? undefined : servicePrices[service_type];
      if (service_type === "remote" || price_minor === undefined) return [];
      return [{ tenant_id, doctor_id: idOf(ids, name), service_type, price_minor }];
    }),
  );
  if (prices.length > 0) await tx.insertInto("service_prices").values(prices).execute();
  return ids;
}

type Patients = { clinic: DemoClinic; hashes: Map<string, string>; now: Date };

async function makePatients(
  tx: Tx,
  tenant_id: number,
  { clinic, hashes, now }: Patients,
): Promise<Map<string, number>> {
  const rows = await tx
    .insertInto("patients")
    .values(
      clinic.patients.map((patient) => ({
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
        insurer: patient.insurance?.insurer ?? null,
        insurance_number: patient.insurance?.insuranceNumber ?? null,
        policy_number: patient.insurance?.policyNumber ?? null,
        created_at: now,
      })),
    )
    .returning(["id", "email"])
    .execute();
  const ids = new Map(rows.map(({ id, email }) => [email ?? "", id]));
  await makeDependents(tx, tenant_id, { clinic, ids, now });
  await tx
    .insertInto("credentials")
    .values(
      clinic.patients.map(({ email, password }) => ({
        tenant_id,
        patient_id: idOf(ids, email),
        login: email.toLowerCase(),
        password_hash: hashes.get(password) ?? "",
        changed_at: now,
      })),
    )
    .execute();
  for (const { email, taxpayerNumber } of clinic.patients)
    await claimCpf(tx, { tenantId: tenant_id, patientId: idOf(ids, email), number: taxpayerNumber, now });
  await tx
    .insertInto("terms_agreements")
    .values(
      clinic.patients
        .filter(({ hasNewTerms }) => !hasNewTerms)
        .map(({ email }) => ({
          tenant_id,
          patient_id: idOf(ids, email),
          version: readSettings(clinic.settings).termsVersion,
          agreed_at: now,
        })),
    )
    .execute();
  return ids;
}

async function makeDependents(
  tx: Tx,
  tenant_id: number,
  { clinic, ids, now }: { clinic: DemoClinic; ids: Map<string, number>; now: Date },
): Promise<void> {
  const rows = clinic.patients.flatMap(({ email: parent, dependents = [] }) =>
    dependents.map(({ name, birthdate, sex, email, hasAgreed }) => ({
      tenant_id,
      name,
      birthdate,
      sex,
      email,
      parent_id: idOf(ids, parent),
      care_asked_at: hasAgreed ? now : null,
      care_confirmed_at: hasAgreed ? now : null,
      care_ends_at: hasAgreed ? now : null,
      created_at: now,
    })),
  );
  if (rows.length > 0) await tx.insertInto("patients").values(rows).execute();
}

type DemoAppointment = {
  clinic: DemoClinic;
  planned: PlannedAppointment;
  doctorIds: Map<string, number>;
  patientIds: Map<string, number>;
  now: Date;
};

async function makeAppointment(
  tx: Tx,
  tenant_id: number,
  { clinic, planned, doctorIds, patientIds, now }: DemoAppointment,
) {
  const doctor = clinic.doctors.find(({ name }) => name === planned.doctor);
  const [start, end] = [new Date(planned.startTime), new Date(planned.endTime)];
  const bookedAt = new Date(Math.min(now.getTime(), planned.startTime) - day);
  const { id } = await tx
    .insertInto("appointments")
    .values({
      tenant_id,
      doctor_id: idOf(doctorIds, planned.doctor),
      patient_id: idOf(patientIds, planned.patient),
      guest_id: null,
      status: planned.status,
      service_type: planned.serviceType ?? "remote",
      start_time: start,
      end_time: end,
      hold_expires_at: planned.status === "pending_payment" ? start : null,
      code: planned.status === "pending_payment" ? null : newCode(),
      symptoms: planned.symptoms,
      amount_minor: doctor ? priceOf(doctor, planned.serviceType) : 0,
      currency: readSettings(clinic.settings).currency,
      created_at: bookedAt,
      booked_at: planned.status === "pending_payment" ? null : bookedAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (planned.status !== "finished") return;
  const row = { tenant_id, appointment_id: id };
  await tx
    .insertInto("visits")
    .values({ ...row, waiting_since: start, doctor_joined_at: start, ended_at: end })
    .execute();
  if (!planned.review) return;
  const { rating, comment, isPublic = false } = planned.review;
  await tx
    .insertInto("reviews")
    .values({
      ...row,
      rating,
      comment,
      language: readSettings(clinic.settings).defaultLanguage,
      is_public: isPublic,
      created_at: end,
    })
    .execute();
}

function priceOf({ priceMinor, servicePrices }: DemoDoctor, serviceType: ServiceType = "remote"): number {
  return (serviceType === "remote" ? undefined : servicePrices[serviceType]) ?? priceMinor;
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo names ${name}, who is not in it`);
  return id;
}
