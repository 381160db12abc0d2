import type {
  getInvitedPeople as peopleShape,
  getInvitedCall as callShape,
  getCallAsGuest as stateShape,
} from "@anteroom/contract/call/invitations";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import type { CallState } from "@anteroom/contract/call/consultation";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { InvitedCaller } from "../../../platform/http/authentication.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { portraitUrl } from "../../../shared/appointment/portrait-url.ts";
import {
  loadAppointment,
  presentAppointment,
  type AppointmentRow,
} from "../../../shared/appointment/present-appointment.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { loadInvitation, type InvitationRow } from "./invitation-row.ts";
import { refuseCall } from "../call-refusal.ts";
import type { CallRooms } from "../call-rooms.ts";
import { loadCall, presentCall, type CallRow } from "../call-state.ts";

type Invited = { invitation: InvitationRow; appointment: AppointmentRow };

/**
 * Returns the invitation and appointment of the caller's token; null when it was just revoked. Checks no
 * times and no admission.
 */
export async function loadInvited(tx: Tx, caller: InvitedCaller): Promise<Invited | null> {
  const invitation = await loadInvitation(tx, caller.appointmentId, caller.invitationId);
  const appointment = invitation && (await loadAppointment(tx, caller.appointmentId));
  return invitation && appointment ? { invitation, appointment } : null;
}

/**
 * Returns the appointment's id, status, type and times, with when the call can be entered,
 * whether the guest is admitted, and whether their name is missing; no names of patient or
 * doctor. `unauthenticated` when the invitation was just revoked.
 */
export async function getInvitedCall({
  tenant,
  caller,
  locale,
  tx,
}: Call<typeof callShape>): Promise<AnswerOf<typeof callShape> | ProblemOutcome> {
  const found = await tx((one) => loadInvited(one, caller));
  if (!found) return problem("unauthenticated");
  const { invitation, appointment } = found;
  const { id, status, status_code, service_type, start_time, end_time, ...rest } = presentAppointment(
    appointment,
    { tenant, locale },
  );
  const { time_zone, join_opens_at, join_closes_at } = rest;
  const needs_name = invitation.name === "";
  const is_admitted = invitation.admitted_at !== null;
  const times = { start_time, end_time, time_zone, join_opens_at, join_closes_at };
  const entity = { appointment_id: id, needs_name, is_admitted, status, status_code, service_type, ...times };
  return { data: { entity } };
}

/**
 * Returns the guest's own name and relationship, and, audited, the names of patient and doctor. A guest who
 * joined by code gets these only once admitted (D.90). Returns `visit_over` for a call that cannot be entered
 * any more.
 */
export async function getInvitedPeople({
  tenant,
  caller,
  locale,
  now,
  tx,
}: Call<typeof peopleShape>): Promise<AnswerOf<typeof peopleShape> | ProblemOutcome> {
  return tx(async (one) => {
    const found = await loadInvited(one, caller);
    if (!found) return problem("unauthenticated");
    const { invitation, appointment } = found;
    const refusal = refuseCall(appointment, now);
    if (refusal && refusal.extra.reason !== "too-early") return problem("visit_over");
    const mayRead = invitation.invited_by !== "code" || invitation.admitted_at !== null;
    const object = `appointment/${appointment.id}`;
    if (mayRead) await audit(one, tenant.id, { actor: actorOf(caller), action: "visit.read_people", object });
    const { name, relationship, relationship_words } = invitation;
    const doctor = {
      name: doctorName(appointment.doctor, locale),
      specialty: appointment.doctor_specialty,
      portrait_url: portraitUrl(appointment.doctor_portrait),
    };
    return {
      data: {
        entity: {
          name,
          relationship,
          relationship_words,
          patient_name: mayRead ? appointment.patient_name : null,
          doctor: mayRead ? doctor : null,
        },
      },
    };
  });
}

/**
 * Returns the state of the call for an admitted guest, without the patient's waiting time and position.
 * Returns `visit_not_open` with `not-admitted` before.
 */
export async function getCallAsGuest(
  rooms: CallRooms,
  { tenant, caller, now, tx }: Call<typeof stateShape>,
): Promise<AnswerOf<typeof stateShape> | ProblemOutcome> {
  const found = await tx(async (one) => {
    const invited = await loadInvited(one, caller);
    return invited && { ...invited, visit: await loadCall(one, invited.appointment, now) };
  });
  if (!found) return problem("unauthenticated");
  if (found.invitation.admitted_at === null) return problem("visit_not_open", { reason: "not-admitted" });
  const { appointment, visit } = found;
  return {
    data: { entity: await presentCallToGuest(rooms, { tenantId: tenant.id, appointment, visit, now }) },
  };
}

type GuestCallFacts = { tenantId: number; appointment: AppointmentRow; visit: CallRow; now: Date };

/** Maps the state of a call for a guest, without the patient's waiting times and position. Writes nothing. */
export async function presentCallToGuest(
  rooms: CallRooms,
  { tenantId, appointment, visit, now }: GuestCallFacts,
): Promise<CallState> {
  const state = await presentCall(tenantId, appointment, visit, { ...rooms, now });
  return { ...state, waiting_since: null, ahead: null, expected: null, late_from: null };
}
