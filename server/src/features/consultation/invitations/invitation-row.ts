import type { CallInvitation } from "@anteroom/contract/call/invitations";
import { channelOf } from "@anteroom/contract/channels";
import { joinClosesAt } from "@anteroom/domain/appointment/session-window";
import { guestStatus } from "@anteroom/domain/call/call-guests";
import { sql, type RawBuilder } from "kysely";
import type { Tables, Tx } from "../../../platform/database/database.ts";
import type { CallRooms } from "../call-rooms.ts";

/**
 * The row of an invitation that was not revoked. `name` may be empty until the guest gives it; `end_time` is
 * the appointment's, after which the invitation expires.
 */
export type InvitationRow = {
  id: number;
  appointment_id: number;
  invited_by: Tables["visit_invitations"]["invited_by"];
  name: string;
  relationship: Tables["visit_invitations"]["relationship"];
  relationship_words: string;
  token_hash: Buffer;
  created_at: Date;
  admitted_at: Date | null;
  end_time: Date;
};

/**
 * Returns invitations that were not revoked and fulfil a condition, oldest first, also after their appointment.
 * `condition` filters invitations `i` and their appointments `a`.
 */
export async function loadInvitations(tx: Tx, condition: RawBuilder<boolean>): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select i.id, i.appointment_id, i.invited_by, i.name, i.relationship, i.relationship_words, i.token_hash,
      i.created_at, i.admitted_at, a.end_time
    from visit_invitations i join appointments a on a.tenant_id = i.tenant_id and a.id = i.appointment_id
    where i.ended_at is null and ${condition}
    order by i.created_at, i.id`.execute(tx);
  return rows;
}

/** Returns an invitation to this appointment; null when there is none or it was revoked. Does not check the time. */
export async function loadInvitation(
  tx: Tx,
  appointmentId: number,
  invitationId: number,
): Promise<InvitationRow | null> {
  const [row] = await loadInvitations(
    tx,
    sql<boolean>`i.appointment_id = ${appointmentId} and i.id = ${invitationId}`,
  );
  return row ?? null;
}

/** Returns the invited guest's actor name in the audit log and owner name in the admissions: `invited/7`. */
export const guestOwner = (invitationId: number) => `invited/${invitationId}`;

/**
 * Maps the row to the API's invitation, with the guest's current state (lobby, admitted, in the call) from
 * the bus and the realtime service. The link is not included.
 */
export async function presentInvitation(
  { admissions, realtime }: Pick<CallRooms, "admissions" | "realtime">,
  tenantId: number,
  row: InvitationRow,
  now: Date,
): Promise<CallInvitation> {
  const visit = { tenantId, appointmentId: row.appointment_id };
  const isAdmitted = row.admitted_at !== null;
  const pages = isAdmitted
    ? (await admissions.ofOwner(visit, guestOwner(row.id), now)).map(({ id }) => id)
    : [];
  const present =
    pages.length > 0 ? await realtime.membersOf(channelOf.visit(tenantId, row.appointment_id)) : [];
  return {
    id: row.id,
    appointment_id: row.appointment_id,
    name: row.name,
    relationship: row.relationship,
    relationship_words: row.relationship_words,
    invited_by: row.invited_by,
    standing: guestStatus({
      isAdmitted,
      isKnocking: await admissions.isKnocking({ tenantId, invitationId: row.id }, now),
      isInside: pages.some((id) => present.includes(id)),
    }),
    created_at: row.created_at.toISOString(),
    expires_at: new Date(joinClosesAt(row.end_time.getTime())).toISOString(),
  };
}

/** Maps invitations to the API's list, each as `presentInvitation` does. */
export async function presentInvitations(
  rooms: CallRooms,
  tenantId: number,
  rows: readonly InvitationRow[],
  now: Date,
): Promise<{ data: { collection: CallInvitation[] } }> {
  const collection = await Promise.all(rows.map((row) => presentInvitation(rooms, tenantId, row, now)));
  return { data: { collection } };
}
