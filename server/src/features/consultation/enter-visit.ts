import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { enterVisit as shape } from "@anteroom/contract/consultation";
import { joinClosesAt } from "@anteroom/domain/session-window";
import { sql } from "kysely";
import { actorOf, audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database.ts";
import type { Call } from "../../platform/mount.ts";
import { actingFor, loadOwnAppointment } from "../../platform/own-appointment.ts";
import type { AppointmentRow } from "../../platform/present-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/problem.ts";
import { refuseVisit } from "./visit-refusal.ts";
import { presentAdmission, type VisitRooms } from "./visit-rooms.ts";
import { loadVisit, presentVisit, type VisitRow } from "./visit-state.ts";

/** Enters the waiting room, or comes back to the place kept there; each page that enters is a participant of its own. */
export async function enterVisit(
  rooms: VisitRooms,
  call: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { tenant, caller, now, request } = call;
  const entered = await call.tx((tx) => takePlace(tx, call));
  if (isProblem(entered)) return entered;
  const { appointment, visit } = entered;
  const key = { tenantId: tenant.id, appointmentId: appointment.id };
  const expiresAt = joinClosesAt(appointment.end_time.getTime());
  const participant = rooms.admissions.admit(
    { ...key, role: caller.kind, name: appointment.patient_name, owner: actorOf(caller), expiresAt },
    now,
  );
  rooms.callers.remember(tenant.id, request.headers, caller, new Date(expiresAt));
  rooms.waitingRoom.entered(key);
  const state = await presentVisit(tenant.id, appointment, visit, { waitingRoom: rooms.waitingRoom, now });
  return { data: { entity: { ...presentAdmission(rooms, participant, now), visit: state } } };
}

type Entered = { appointment: AppointmentRow; visit: VisitRow };

/** The first time of waiting is kept, whatever happens to page, line or server. */
async function takePlace(
  tx: Tx,
  { tenant, caller, params, now }: Call<typeof shape>,
): Promise<Entered | ProblemOutcome> {
  const appointment = await loadOwnAppointment(tx, caller, params.appointment_id);
  if (!appointment) return problem("not_found");
  const refusal = refuseVisit(appointment, now);
  if (refusal) return refusal;
  await tx
    .insertInto("visits")
    .values({ tenant_id: tenant.id, appointment_id: appointment.id, waiting_since: now })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "appointment_id"])
        .doUpdateSet({ waiting_since: sql<Date>`coalesce(visits.waiting_since, excluded.waiting_since)` }),
    )
    .execute();
  const object = `appointment/${appointment.id}`;
  await audit(tx, tenant.id, {
    actor: actorOf(caller),
    action: "visit.enter",
    object,
    ...actingFor(caller, appointment),
  });
  return { appointment, visit: await loadVisit(tx, appointment, now) };
}
