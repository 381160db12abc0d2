import { audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { ignoreUnavailableBus } from "../../../ports/bus.ts";
import { guestOwner, loadInvitation, type InvitationRow } from "./invitation-row.ts";
import type { CallRooms } from "../call-rooms.ts";

type Wanted = {
  tenantId: number;
  appointmentId: number;
  invitationId: number;
  by: { actor: string; onBehalfOf?: number };
  action: "invitation.withdraw" | "invitation.remove";
  now: Date;
};

/**
 * Revokes an invitation and its link and audits it. Returns null when the appointment has no such valid
 * invitation. After the commit, `removeGuest` ends the guest's connections.
 */
export async function endInvitation(tx: Tx, wanted: Wanted): Promise<InvitationRow | null> {
  const { tenantId, appointmentId, invitationId, by, action, now } = wanted;
  const row = await loadInvitation(tx, appointmentId, invitationId);
  if (!row) return null;
  await tx.updateTable("visit_invitations").set({ ended_at: now }).where("id", "=", row.id).execute();
  await audit(tx, tenantId, { ...by, action, object: guestOwner(row.id) });
  return row;
}

/**
 * Removes the invitation's guest from call and lobby, on all servers, sends hints, and ends their session and
 * realtime connections. Does not revoke the invitation: `endInvitation` does. An unavailable bus is ignored.
 */
export async function removeGuest(
  { admissions, callers, hints, realtimeAccess }: CallRooms,
  tenantId: number,
  row: InvitationRow,
): Promise<void> {
  const visit = { tenantId, appointmentId: row.appointment_id };
  callers.forgetSession(row.token_hash);
  await ignoreUnavailableBus(admissions.leftLobby({ tenantId, invitationId: row.id }));
  await ignoreUnavailableBus(admissions.dismiss(visit, guestOwner(row.id)));
  await Promise.all([
    hints.peopleChanged(tenantId, row.appointment_id),
    hints.callChanged(tenantId, row.appointment_id),
    hints.waitingRoomChanged(tenantId),
  ]);
  await realtimeAccess.endInvitation(tenantId, row.id); // behind the hints: the guest's page hears them first
}
