import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { enterCall as shape } from "@anteroom/contract/call/consultation";
import { isPlaceReserved } from "@anteroom/domain/booking/expected-wait";
import { channelOf } from "@anteroom/contract/channels";
import { joinClosesAt } from "@anteroom/domain/appointment/session-window";
import { hasPlace } from "@anteroom/domain/call/call-places";
import { sql } from "kysely";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/mount.ts";
import { actingFor, loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import type { AppointmentRow } from "../../shared/appointment/present-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { isDoctorSide, type Participant, type CallKey } from "./admissions.ts";
import { refuseCall } from "./call-refusal.ts";
import { presentAdmission, type CallRooms } from "./call-rooms.ts";
import { presentCallToPatient } from "./present-call.ts";
import { loadCall, type CallRow } from "./call-state.ts";

/**
 * Enters the waiting room, or returns to the reserved place with its waiting time, and returns the admission
 * with the call's state. Audits it and sends hints. Each page is its own participant; the newest page of a
 * person replaces earlier ones, which are notified and then refused as `taken-over`. After 30 minutes away
 * the wait starts again. `visit_full` when no place is left.
 */
export async function enterCall(
  rooms: CallRooms,
  call: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { tenant, caller, now, request, query, locale } = call;
  const { admissions } = rooms;
  const owner = actorOf(caller);
  const visit = { tenantId: tenant.id, appointmentId: call.params.appointment_id };
  const page = query.page ?? null;
  if (page !== null && (await admissions.isSuperseded(visit, owner, page)))
    return problem("visit_not_open", { reason: "taken-over" });
  const entered = await call.tx((tx) => takePlace(tx, call));
  if (isProblem(entered)) return entered;
  const { appointment } = entered;
  const key = { tenantId: tenant.id, appointmentId: appointment.id };
  const expiresAt = joinClosesAt(appointment.end_time.getTime());
  const person = { role: "patient", name: appointment.patient_name, locale, owner } as const;
  const participant = await admitPage(rooms, { ...key, ...person, page, expiresAt }, now);
  if (isProblem(participant)) return participant;
  rooms.callers.remember(tenant.id, request.headers, caller, new Date(expiresAt));
  await rooms.waitingRoom.entered(key);
  const state = await presentCallToPatient(rooms, call, entered);
  return { data: { entity: { ...presentAdmission(rooms, participant, now), visit: state } } };
}

/**
 * Creates a participant for this page, removes the owner's participants of other pages and notifies these.
 * Returns `visit_full` when no place is left; one is reserved for the doctor. Check access to the call
 * before.
 */
export async function admitPage(
  rooms: CallRooms,
  wanted: Omit<Participant, "id" | "socketId">,
  now: Date,
): Promise<Participant | ProblemOutcome> {
  const { admissions, hints } = rooms;
  const before = (await admissions.ofOwner(wanted, wanted.owner, now)).map(({ id }) => id);
  if (!(await hasPlaceLeft(rooms, wanted, before))) return problem("visit_full");
  const { participant, gone } = await admissions.takeOver(wanted, now);
  for (const id of gone) void hints.callTakenOver(wanted.tenantId, id);
  return participant;
}

async function hasPlaceLeft(
  { realtime }: CallRooms,
  { tenantId, appointmentId }: CallKey,
  ownIds: readonly string[],
): Promise<boolean> {
  const present = await realtime.membersOf(channelOf.visit(tenantId, appointmentId));
  const others = present.filter((id) => !ownIds.includes(id));
  return hasPlace({ others: others.length, isDoctorHere: others.some(isDoctorSide) });
}

type Entered = { appointment: AppointmentRow; visit: CallRow };

/** Keeps the first time of waiting, except after too long an absence, and audits the entry. */
async function takePlace(
  tx: Tx,
  { tenant, caller, params, now }: Call<typeof shape>,
): Promise<Entered | ProblemOutcome> {
  const appointment = await loadOwnAppointment(tx, caller, params.appointment_id);
  if (!appointment) return problem("not_found");
  const refusal = refuseCall(appointment, now);
  if (refusal) return refusal;
  const before = await tx
    .selectFrom("visits")
    .select("away_since")
    .where("appointment_id", "=", appointment.id)
    .executeTakeFirst();
  const isReserved = isPlaceReserved(before?.away_since?.getTime() ?? null, now.getTime());
  const place = { waiting_since: now, away_since: null, ...(isReserved ? {} : { expected_by: null }) };
  await tx
    .insertInto("visits")
    .values({ tenant_id: tenant.id, appointment_id: appointment.id, ...place })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "appointment_id"]).doUpdateSet({
        ...place,
        ...(isReserved && {
          waiting_since: sql<Date>`coalesce(visits.waiting_since, excluded.waiting_since)`,
        }),
      }),
    )
    .execute();
  const object = `appointment/${appointment.id}`;
  await audit(tx, tenant.id, {
    actor: actorOf(caller),
    action: "visit.enter",
    object,
    ...actingFor(caller, appointment),
  });
  return { appointment, visit: await loadCall(tx, appointment, now) };
}
