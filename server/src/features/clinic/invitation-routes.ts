import { sessionWindow } from "@anteroom/domain/shared/constants";
import * as contract from "@anteroom/contract/call/invitations";
import { hasRoomForGuest } from "@anteroom/domain/call/call-guests";
import { sql } from "kysely";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { Services } from "../../platform/config/services.ts";
import { queueAccountMail } from "../../shared/mail/account-mail.ts";
import { answerEnded, answerInvited } from "../consultation/invitations/invitation-answers.ts";
import { endInvitation } from "../consultation/invitations/invitation-end.ts";
import { makeInvitation } from "../consultation/invitations/invitation-make.ts";
import {
  guestOwner,
  presentInvitations,
  loadInvitation,
  loadInvitations,
  presentInvitation,
  type InvitationRow,
} from "../consultation/invitations/invitation-row.ts";
import { refuseCall } from "../consultation/call-refusal.ts";
import type { CallRooms } from "../consultation/call-rooms.ts";
import { loadClinicAppointment, lockClinicAppointment, seenBy } from "./clinic-appointment.ts";

/**
 * Registers the clinic's routes of call guests: invite, list, list those in the lobby, admit and remove. At most 6
 * valid invitations of a call (`too_many_guests`); an invitation is mailed where an address is given. Listing and changes are audited; changes send hints.
 */
export function clinicInvitationRoutes(services: Services, rooms: CallRooms): void {
  const { app } = services;
  mount(app, contract.clinicInviteGuest, (call) => inviteGuest(services, rooms, call));
  mount(app, contract.clinicListInvitations, (call) => listInvitations(rooms, call));
  mount(app, contract.clinicWaitingGuests, (call) => listWaitingGuests(rooms, call));
  mount(app, contract.clinicAdmitGuest, (call) => admitGuest(rooms, call));
  mount(app, contract.clinicRemoveGuest, (call) => removeGuest(rooms, call));
}

async function inviteGuest(
  services: Pick<Services, "config" | "jobs">,
  rooms: CallRooms,
  { tenant, caller, params, body: { email, ...guest }, now, tx }: Call<typeof contract.clinicInviteGuest>,
) {
  const { config } = services;
  // Relatives and interpreters read the patient's language.
  const key = { tenantId: tenant.id, appointmentId: params.appointment_id };
  const language = (await rooms.admissions.patientLocale(key, now)) ?? tenant.settings.defaultLanguage;
  const made = await tx(async (one) => {
    const appointment = await lockClinicAppointment(one, caller, params.appointment_id);
    if (!appointment) return problem("not_found");
    const by = { actor: actorOf(caller) };
    const wanted = { tenant, appointment, guest, invitedBy: "clinic", by, now } as const;
    const invitation = await makeInvitation(one, config, wanted);
    if (!isProblem(invitation) && email !== undefined)
      await queueAccountMail(one, services, {
        tenant,
        to: email.toLowerCase(),
        language,
        kind: "guest_invited",
        link: invitation.url,
        patientId: null,
        appointmentId: appointment.id,
        now,
      });
    return invitation;
  });
  return answerInvited(rooms, { tenant, params, now }, made);
}

async function listInvitations(
  rooms: CallRooms,
  { tenant, caller, params, now, tx }: Call<typeof contract.clinicListInvitations>,
) {
  const rows = await tx(async (one) => {
    const appointment = await loadClinicAppointment(one, caller, params.appointment_id);
    if (!appointment) return null;
    await auditRead(one, tenant.id, actorOf(caller), [appointment.id]);
    return loadInvitations(one, sql<boolean>`i.appointment_id = ${appointment.id}`);
  });
  return rows ? presentInvitations(rooms, tenant.id, rows, now) : problem("not_found");
}

async function listWaitingGuests(
  rooms: CallRooms,
  { tenant, caller, now, tx }: Call<typeof contract.clinicWaitingGuests>,
) {
  const closedBefore = new Date(now.getTime() - sessionWindow.closesAfter);
  const rows = await tx(async (one) => {
    const open = await loadInvitations(
      one,
      sql<boolean>`i.admitted_at is null and a.end_time >= ${closedBefore} and ${seenBy(caller)}`,
    );
    const knocks = await Promise.all(
      open.map(({ id }) => rooms.admissions.isKnocking({ tenantId: tenant.id, invitationId: id }, now)),
    );
    const waiting = open.filter((_row, index) => knocks[index]);
    if (waiting.length > 0)
      await auditRead(
        one,
        tenant.id,
        actorOf(caller),
        waiting.map(({ appointment_id }) => appointment_id),
      );
    return waiting;
  });
  return presentInvitations(rooms, tenant.id, rows, now);
}

async function auditRead(tx: Tx, tenantId: number, actor: string, ids: number[]): Promise<void> {
  await audit(tx, tenantId, { actor, action: "invitation.list", object: `appointment/${ids.join(",")}` });
}

async function admitGuest(rooms: CallRooms, call: Call<typeof contract.clinicAdmitGuest>) {
  const { tenant, now } = call;
  const admitted = await call.tx((tx) => admitInvited(tx, call));
  if (isProblem(admitted)) return admitted;
  await Promise.all([
    rooms.hints.peopleChanged(tenant.id, admitted.appointment_id),
    rooms.hints.waitingRoomChanged(tenant.id),
  ]);
  return { data: { entity: await presentInvitation(rooms, tenant.id, admitted, now) } };
}

/** Locks the appointment, so that two programs cannot fill the last place twice. */
async function admitInvited(
  tx: Tx,
  { tenant, caller, params, now }: Call<typeof contract.clinicAdmitGuest>,
): Promise<InvitationRow | ProblemOutcome> {
  const appointment = await lockClinicAppointment(tx, caller, params.appointment_id);
  const invitation = appointment && (await loadInvitation(tx, appointment.id, params.invitation_id));
  if (!appointment || !invitation) return problem("not_found");
  const refusal = refuseCall(appointment, now);
  if (refusal && refusal.extra.reason !== "too-early") return problem("visit_over");
  if (invitation.admitted_at !== null) return invitation;
  const inside = await loadInvitations(
    tx,
    sql<boolean>`i.appointment_id = ${appointment.id} and i.admitted_at is not null`,
  );
  if (!hasRoomForGuest(inside.length)) return problem("too_many_guests");
  await tx
    .updateTable("visit_invitations")
    .set({ admitted_at: now })
    .where("id", "=", invitation.id)
    .execute();
  await audit(tx, tenant.id, {
    actor: actorOf(caller),
    action: "invitation.admit",
    object: guestOwner(invitation.id),
  });
  return { ...invitation, admitted_at: now };
}

async function removeGuest(
  rooms: CallRooms,
  { tenant, caller, params, now, tx }: Call<typeof contract.clinicRemoveGuest>,
) {
  const ended = await tx(async (one) => {
    const appointment = await loadClinicAppointment(one, caller, params.appointment_id);
    if (!appointment) return null;
    return endInvitation(one, {
      tenantId: tenant.id,
      appointmentId: appointment.id,
      invitationId: params.invitation_id,
      by: { actor: actorOf(caller) },
      action: "invitation.remove",
      now,
    });
  });
  return answerEnded(rooms, { tenant }, ended);
}
