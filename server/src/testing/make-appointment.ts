import { withTenant, type AppointmentRowStatus, type Database } from "../platform/database/database.ts";
import { hashOf, newCode } from "../platform/crypto/secrets.ts";
import { known } from "./test-clinic.ts";

type Wanted = {
  clinic?: "aurora" | "ipe";
  status?: AppointmentRowStatus;
  /** ISO; the visit takes twenty minutes. */
  start: string;
  patientId?: number;
  /** Booked by a guest with this token instead of the clinic's patient. */
  guestToken?: string;
  doctorId?: number;
  serviceType?: "remote" | "on_site";
};

/**
 * Inserts an appointment of 20 minutes directly, without the booking code; returns its id. By
 * default it is accepted, remote, 40.00 EUR, of the clinic's first patient and doctor, booked a
 * day before. A hold (`held`, `pending_payment`) expires at its start.
 */
export function makeAppointment(db: Database, wanted: Wanted): Promise<number> {
  const { clinic = "aurora", status = "accepted", start, guestToken, serviceType = "remote" } = wanted;
  const { tenantId, doctorId, patientId } = known[clinic];
  const startTime = new Date(start);
  const bookedAt = new Date(startTime.getTime() - 86_400_000);
  return withTenant(db, tenantId, async (tx) => {
    const guest =
      guestToken === undefined
        ? null
        : await tx
            .insertInto("guests")
            .values({
              tenant_id: tenantId,
              name: "Guest Gomes",
              birthdate: "1980-02-29",
              sex: "other",
              email: "guest@guests.example",
              terms_accepted_at: bookedAt,
              token_hash: hashOf(guestToken),
              created_at: bookedAt,
            })
            .returning("id")
            .executeTakeFirstOrThrow();
    const isHeld = status === "held" || status === "pending_payment";
    const { id } = await tx
      .insertInto("appointments")
      .values({
        tenant_id: tenantId,
        doctor_id: wanted.doctorId ?? doctorId,
        patient_id: guest ? null : (wanted.patientId ?? patientId),
        guest_id: guest?.id ?? null,
        status,
        service_type: serviceType,
        start_time: startTime,
        end_time: new Date(startTime.getTime() + 20 * 60_000),
        hold_expires_at: isHeld ? startTime : null,
        code: isHeld ? null : newCode(),
        symptoms: "A cough",
        amount_minor: 4000,
        currency: "EUR",
        created_at: bookedAt,
        booked_at: isHeld ? null : bookedAt,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

/**
 * Inserts another patient of clinic `aurora` with a session of 30 days under this token; returns
 * the patient's id.
 */
export function makePatient(db: Database, name: string, token: string, now: Date): Promise<number> {
  const { tenantId } = known.aurora;
  return withTenant(db, tenantId, async (tx) => {
    const { id } = await tx
      .insertInto("patients")
      .values({ tenant_id: tenantId, name, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const expiresAt = new Date(now.getTime() + 30 * 86_400_000);
    await tx
      .insertInto("sessions")
      .values({
        tenant_id: tenantId,
        token_hash: hashOf(token),
        patient_id: id,
        created_at: now,
        last_used_at: now,
        expires_at: expiresAt,
      })
      .execute();
    return id;
  });
}

/**
 * Inserts an invitation of an interpreter to an appointment's call, under this token; returns its
 * id. Neither admitted nor ended by default.
 */
export function makeInvitation(
  db: Database,
  appointmentId: number,
  token: string,
  wanted: {
    clinic?: "aurora" | "ipe";
    admittedAt?: Date;
    endedAt?: Date;
    invitedBy?: "patient" | "code";
  } = {},
): Promise<number> {
  const { tenantId } = known[wanted.clinic ?? "aurora"];
  return withTenant(db, tenantId, async (tx) => {
    const { id } = await tx
      .insertInto("visit_invitations")
      .values({
        tenant_id: tenantId,
        appointment_id: appointmentId,
        invited_by: wanted.invitedBy ?? "patient",
        name: "Ivo Invited",
        relationship: "interpreter",
        token_hash: hashOf(token),
        created_at: new Date("2027-03-01T08:00:00Z"),
        admitted_at: wanted.admittedAt ?? null,
        ended_at: wanted.endedAt ?? null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}
