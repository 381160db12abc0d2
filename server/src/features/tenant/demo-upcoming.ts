import type { DemoClinic } from "@anteroom/content/demo/clinic";
import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import { withTenant, type Tx } from "../../platform/database/database.ts";
import { freeSlotsOf, loadCalendars } from "../../shared/appointment/doctor-calendars.ts";
import { hashOf, newCode, newInvitationToken, newToken } from "../../platform/crypto/secrets.ts";
import { tenantAddress } from "../../platform/tenancy/tenant-address.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import type { DemoClinicFacts } from "./demo-file.ts";
import type { DemoDeps } from "./demo-deps.ts";
import { ensureDemoStaff } from "./demo-staff.ts";

type Subject = { tenant: Tenant; clinic: DemoClinic; before: DemoClinicFacts | null };

/**
 * Ensures that a demo clinic has a token of the whole clinic, desk accounts, an upcoming appointment of the first
 * patient, and a guest with an appointment or invitation; reuses what `before` names while it is valid. A new token
 * revokes the earlier one. Returns the facts for the demo file.
 */
export async function ensureUpcomingDemo(deps: DemoDeps, subject: Subject): Promise<DemoClinicFacts> {
  const { tenant, clinic, before } = subject;
  const { db, clock } = deps.services;
  const now = clock.now();
  const known = await withTenant(db, tenant.id, async (tx) => ({
    token: await keepClinicToken(tx, tenant, before?.clinic_token ?? null, now),
    code: await ensurePatientAppointment(tx, { tenant, clinic, now }),
    guestToken: tenant.settings.patientsGuestBooking
      ? await ensureGuestAppointment(tx, { tenant, clinic, now }, before?.guest_link ?? null)
      : await keepInvitation(tx, { tenant, clinic, now }, before?.guest_link ?? null),
  }));
  return factsOf(deps, { tenant, clinic, staff: await ensureDemoStaff(deps, { tenant, clinic }), ...known });
}

/**
 * Creates what the demo doctor (`counterpart`) needs at a new clinic: a token of the whole clinic, which revokes an
 * earlier one, and desk accounts. Creates no appointment. Returns the facts for the demo file.
 */
export async function admitDemoDoctor(
  deps: DemoDeps,
  { tenant, clinic }: Omit<Subject, "before">,
): Promise<DemoClinicFacts> {
  const { db, clock } = deps.services;
  const token = await withTenant(db, tenant.id, (tx) => keepClinicToken(tx, tenant, null, clock.now()));
  const staff = await ensureDemoStaff(deps, { tenant, clinic });
  return factsOf(deps, { tenant, clinic, staff, token, code: null, guestToken: null });
}

type Known = Omit<Subject, "before"> & {
  staff: DemoClinicFacts["staff"];
  token: string;
  code: string | null;
  guestToken: string | null;
};

function factsOf({ services, address }: DemoDeps, known: Known): DemoClinicFacts {
  const { tenant, clinic, staff, token, code, guestToken } = known;
  const { config } = services;
  return {
    slug: tenant.slug,
    name: tenant.manifest.name,
    base_url: tenantAddress(config, tenant, "/").replace(/\/$/, ""),
    clinic_token: token,
    patients: clinic.patients.map(({ email, password, name }) => ({ login: email, password, name })),
    staff,
    upcoming_code: code,
    guest_link: guestToken && tenantAddress(config, tenant, `/guest/video/${guestToken}`),
    realtime: {
      key: address.key,
      host: address.host ?? config.HOST,
      port: address.port ?? config.PORT,
      path: address.path,
    },
  };
}

/** The label of the demo doctor's token among a clinic's tokens. */
const label = "demo-doctor";

/** Returns the token of the clinic's own programs: the earlier one while it is valid, else a new one. */
async function keepClinicToken(tx: Tx, tenant: Tenant, before: string | null, now: Date): Promise<string> {
  const live = await tx
    .selectFrom("clinic_tokens")
    .select("token_hash")
    .where("label", "=", label)
    .where("revoked_at", "is", null)
    .execute();
  if (before !== null && live.some(({ token_hash }) => token_hash.equals(hashOf(before)))) return before;
  await tx.updateTable("clinic_tokens").set({ revoked_at: now }).where("label", "=", label).execute();
  const token = newToken();
  await tx
    .insertInto("clinic_tokens")
    .values({ tenant_id: tenant.id, token_hash: hashOf(token), label, doctor_id: null, created_at: now })
    .execute();
  return token;
}

type Setting = { tenant: Tenant; clinic: DemoClinic; now: Date };

/** Returns the code of the first patient's next accepted appointment; creates one if there is none. */
async function ensurePatientAppointment(tx: Tx, setting: Setting): Promise<string | null> {
  const { clinic, now } = setting;
  const patient = await tx
    .selectFrom("patients")
    .select("id")
    .where("email", "=", clinic.patients[0]?.email ?? "")
    .executeTakeFirst();
  if (!patient) return null; // erased by a user
  const next = await tx
    .selectFrom("appointments")
    .select("code")
    .where("patient_id", "=", patient.id)
    .where("status", "=", "accepted")
    .where("start_time", ">", now)
    .orderBy("start_time")
    .executeTakeFirst();
  return next?.code ?? bookOnCall(tx, setting, { patientId: patient.id, guestId: null });
}

/** Returns the token of a guest with an upcoming appointment; creates a new guest if there is none. */
async function ensureGuestAppointment(
  tx: Tx,
  setting: Setting,
  linkBefore: string | null,
): Promise<string | null> {
  const { tenant, now } = setting;
  const before = linkBefore?.split("/").at(-1) ?? "";
  const upcoming = await tx
    .selectFrom("guests")
    .innerJoin("appointments", "appointments.guest_id", "guests.id")
    .select("guests.id")
    .where("guests.token_hash", "=", hashOf(before))
    .where("appointments.status", "=", "accepted")
    .where("appointments.start_time", ">", now)
    .executeTakeFirst();
  if (upcoming) return before;
  const token = newToken();
  const { id } = await tx
    .insertInto("guests")
    .values({
      tenant_id: tenant.id,
      name: "Alex Demo",
      birthdate: "1985-06-15",
      sex: "rather_not_say",
      email: `guest@${tenant.slug}.example`,
      terms_accepted_at: now,
      language: tenant.settings.defaultLanguage,
      token_hash: hashOf(token),
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const code = await bookOnCall(tx, setting, { patientId: null, guestId: id });
  return code === null ? null : token;
}

/** Returns the token of a guest invited to the first patient's next call, for clinics without guest booking. */
async function keepInvitation(tx: Tx, setting: Setting, linkBefore: string | null): Promise<string | null> {
  const { tenant, clinic, now } = setting;
  const before = linkBefore?.split("/").at(-1) ?? "";
  const visit = await tx
    .selectFrom("appointments")
    .innerJoin("patients", "patients.id", "appointments.patient_id")
    .select("appointments.id")
    .where("patients.email", "=", clinic.patients[0]?.email ?? "")
    .where("appointments.status", "=", "accepted")
    .where("appointments.service_type", "=", "remote")
    .where("appointments.start_time", ">", now)
    .orderBy("appointments.start_time")
    .executeTakeFirst();
  if (!visit) return null;
  const known = await tx
    .selectFrom("visit_invitations")
    .select("id")
    .where("token_hash", "=", hashOf(before))
    .where("appointment_id", "=", visit.id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (known) return before;
  const token = newInvitationToken();
  await tx
    .insertInto("visit_invitations")
    .values({
      tenant_id: tenant.id,
      appointment_id: visit.id,
      invited_by: "clinic",
      name: "Alex Demo",
      relationship: "interpreter",
      token_hash: hashOf(token),
      created_at: now,
    })
    .execute();
  return token;
}

/** Books the first free slot of the doctor on call, who has slots day and night. Returns its code, or null. */
async function bookOnCall(
  tx: Tx,
  { tenant, clinic, now }: Setting,
  who: { patientId: number | null; guestId: number | null },
): Promise<string | null> {
  const onCall = clinic.doctors.find(({ isOnCall }) => isOnCall);
  const from = dayInZone(now.getTime(), tenant.settings.timeZone);
  const calendars = await loadCalendars(tx, tenant, { now, from, days: 2 });
  const calendar = calendars.find(({ doctor }) => doctor.name === onCall?.name);
  const slot = calendar && freeSlotsOf(calendar, now)[0];
  if (!slot) return null;
  const { id, price_minor } = calendar.doctor;
  const code = newCode();
  const made = await tx
    .insertInto("appointments")
    .values({
      tenant_id: tenant.id,
      doctor_id: id,
      patient_id: who.patientId,
      guest_id: who.guestId,
      status: "accepted",
      start_time: new Date(slot.startTime),
      end_time: new Date(slot.endTime),
      hold_expires_at: null,
      code,
      amount_minor: price_minor,
      currency: tenant.settings.currency,
      created_at: now,
      booked_at: now,
    })
    // The slot was taken meanwhile: the next round finds another one.
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made ? code : null;
}
