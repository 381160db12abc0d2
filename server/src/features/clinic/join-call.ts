import type { clinicJoin as shape } from "@anteroom/contract/clinic";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import { joinClosesAt } from "@anteroom/domain/appointment/session-window";
import { sql } from "kysely";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/mount.ts";
import type { AppointmentRow } from "../../shared/appointment/present-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { queuePush } from "../../platform/texts/queue-push.ts";
import { queueTexts } from "../../platform/texts/queue-text.ts";
import type { Services } from "../../platform/config/services.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { refuseCall } from "../consultation/call-refusal.ts";
import { presentAdmission, type CallRooms } from "../consultation/call-rooms.ts";
import { lockClinicAppointment } from "./clinic-appointment.ts";
import { stepByClinic } from "./step-appointment.ts";

/**
 * Lets the doctor join a call: accepts and begins the appointment, audits, sets the doctor to online and
 * sends hints. The first time, it notifies the patient by push and, if not connected, by text message. A
 * program whose connection was lost joins again the same way, as another participant. Returns the
 * `refuseCall` problem when the room is closed.
 */
export async function joinCall(
  services: CallServices,
  rooms: CallRooms,
  call: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { tenant, caller, now, request, tx } = call;
  const visit = { tenantId: tenant.id, appointmentId: call.params.appointment_id };
  const isThere = (await rooms.admissions.patientLocale(visit, now)) !== null;
  const joined = await tx((one) => beginCall(one, services, call, isThere));
  if (isProblem(joined)) return joined;
  const expiresAt = joinClosesAt(joined.end_time.getTime());
  const key = { tenantId: tenant.id, appointmentId: joined.id };
  const patient_language =
    (await rooms.admissions.patientLocale(key, now)) ?? tenant.settings.defaultLanguage;
  // One name for all participants, in the patient's language.
  const name = doctorName(joined.doctor, patient_language);
  const participant = await rooms.admissions.admit(
    { ...key, role: "doctor", name, owner: actorOf(caller), page: null, expiresAt },
    now,
  );
  await rooms.said.say({ tenantId: tenant.id, doctorId: joined.doctor_id }, "online");
  await rooms.consultingRoom.entered(key);
  rooms.callers.remember(tenant.id, request.headers, caller, new Date(expiresAt));
  await Promise.all([
    rooms.hints.callChanged(tenant.id, joined.id),
    rooms.hints.appointmentChanged(tenant.id, joined),
    rooms.hints.waitingRoomChanged(tenant.id),
  ]);
  const admission = presentAdmission(rooms, participant, now);
  return { data: { entity: { ...admission, display_name: name, patient_language } } };
}

/** Joining also accepts the appointment if that was not done yet (D.83). */
async function beginCall(
  tx: Tx,
  services: CallServices,
  { tenant, caller, params, now }: Call<typeof shape>,
  isThere: boolean,
): Promise<AppointmentRow | ProblemOutcome> {
  const row = await lockClinicAppointment(tx, caller, params.appointment_id);
  if (!row) return problem("not_found");
  const refusal = refuseCall(row, now);
  if (refusal) return refusal;
  const accepted = (await stepByClinic(tx, tenant.id, caller, row, "accepted")) ?? row;
  const preparing = (await stepByClinic(tx, tenant.id, caller, accepted, "preparing")) ?? accepted;
  // A program that joins again changes no status, but the access is audited.
  await audit(tx, tenant.id, {
    actor: actorOf(caller),
    action: "visit.join",
    object: `appointment/${row.id}`,
  });
  if (row.status !== "preparing")
    await callPatient(tx, services, { tenant, appointmentId: row.id, isThere, now });
  await tx
    .insertInto("visits")
    .values({ tenant_id: tenant.id, appointment_id: row.id, doctor_joined_at: now })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "appointment_id"]).doUpdateSet({
        doctor_joined_at: sql<Date>`coalesce(visits.doctor_joined_at, excluded.doctor_joined_at)`,
      }),
    )
    .execute();
  return preparing;
}

/** How long the push and text messages are worth sending, in ms. */
const callFor = 10 * 60_000;

type CallServices = Pick<Services, "jobs" | "config">;
type Called = { tenant: Tenant; appointmentId: number; isThere: boolean; now: Date };

/**
 * S3.RUN.06: notifies a patient in another tab or app once, when the doctor first joins. A connected patient gets no
 * text message, because it would cost money and add nothing.
 */
async function callPatient(tx: Tx, services: CallServices, called: Called): Promise<void> {
  const { tenant, appointmentId, isThere, now } = called;
  const expiresAt = new Date(now.getTime() + callFor);
  const about = { tenantId: tenant.id, appointmentId, now, expiresAt };
  await queuePush(tx, services, { ...about, kind: "call", moment: "doctor" });
  if (!isThere) await queueTexts(tx, "doctor", appointmentId, { services, tenant, now, expiresAt });
}
