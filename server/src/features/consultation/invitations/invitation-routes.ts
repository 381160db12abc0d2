import * as contract from "@anteroom/contract/call/invitations";
import { sql } from "kysely";
import { actorOf } from "../../../platform/privacy/audit.ts";
import { mount, type Call } from "../../../platform/http/mount.ts";
import { actingFor, loadOwnAppointment } from "../../../shared/appointment/own-appointment.ts";
import { problem } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { answerEnded, answerInvited } from "./invitation-answers.ts";
import { endInvitation } from "./invitation-end.ts";
import { makeInvitation } from "./invitation-make.ts";
import { presentInvitations, loadInvitations } from "./invitation-row.ts";
import type { CallRooms } from "../call-rooms.ts";

/**
 * Registers the routes with which the booker of an appointment, patient or guest, invites, lists and withdraws call
 * guests. At most 6 valid invitations of a call (`too_many_guests`). Changes are audited and send hints.
 */
export function invitationRoutes({ app, config }: Services, rooms: CallRooms): void {
  mount(app, contract.inviteGuest, (call) => inviteGuest(config, rooms, call));
  mount(app, contract.listInvitations, (call) => listInvitations(rooms, call));
  mount(app, contract.withdrawInvitation, (call) => withdrawInvitation(rooms, call));
}

async function inviteGuest(
  config: Services["config"],
  rooms: CallRooms,
  { tenant, caller, params, body, now, tx }: Call<typeof contract.inviteGuest>,
) {
  const made = await tx(async (one) => {
    const id = params.appointment_id;
    await one.selectFrom("appointments").select("id").where("id", "=", id).forNoKeyUpdate().execute();
    const appointment = await loadOwnAppointment(one, caller, id);
    if (!appointment) return problem("not_found");
    const by = { actor: actorOf(caller), ...actingFor(caller, appointment) };
    return makeInvitation(one, config, { tenant, appointment, guest: body, invitedBy: "patient", by, now });
  });
  return answerInvited(rooms, { tenant, params, now }, made);
}

async function listInvitations(
  rooms: CallRooms,
  { tenant, caller, params, now, tx }: Call<typeof contract.listInvitations>,
) {
  const rows = await tx(async (one) => {
    const appointment = await loadOwnAppointment(one, caller, params.appointment_id);
    return appointment && loadInvitations(one, sql<boolean>`i.appointment_id = ${appointment.id}`);
  });
  return rows ? presentInvitations(rooms, tenant.id, rows, now) : problem("not_found");
}

async function withdrawInvitation(
  rooms: CallRooms,
  { tenant, caller, params, now, tx }: Call<typeof contract.withdrawInvitation>,
) {
  const ended = await tx(async (one) => {
    const appointment = await loadOwnAppointment(one, caller, params.appointment_id);
    if (!appointment) return null;
    return endInvitation(one, {
      tenantId: tenant.id,
      appointmentId: appointment.id,
      invitationId: params.invitation_id,
      by: { actor: actorOf(caller), ...actingFor(caller, appointment) },
      action: "invitation.withdraw",
      now,
    });
  });
  return answerEnded(rooms, { tenant }, ended);
}
