import type { BodyOf } from "@anteroom/contract/endpoint";
import type { inviteGuest } from "@anteroom/contract/call/invitations";
import { joinClosesAt } from "@anteroom/domain/appointment/session-window";
import { mostInvitations } from "@anteroom/domain/call/call-guests";
import { audit } from "../../../platform/privacy/audit.ts";
import type { Config } from "../../../platform/config/config.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { AppointmentRow } from "../../../shared/appointment/present-appointment.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { hashOf, newInvitationToken } from "../../../platform/crypto/secrets.ts";
import { linkFor } from "../../../platform/http/short-links.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { loadInvitation, type InvitationRow } from "./invitation-row.ts";
import { refuseCall } from "../call-refusal.ts";

type Wanted = {
  tenant: Tenant;
  appointment: AppointmentRow;
  guest: BodyOf<typeof inviteGuest>;
  invitedBy: "patient" | "clinic";
  /** The actor, as the audit log names it. */
  by: { actor: string; onBehalfOf?: number };
  now: Date;
};

/** How much longer than the call the short link leads to the full one, in ms: an appointment may be rescheduled. */
const shortLinkOutlives = 30 * 86_400_000;

/**
 * Creates an invitation, audits it and returns its link, which cannot be read again. Sends no message.
 * Allowed before the call opens, not after it closed; at most 6 valid invitations, without guests who joined by
 * code, then `too_many_guests`. Requires the appointment's row lock.
 */
export async function makeInvitation(
  tx: Tx,
  config: Pick<Config, "baseUrl">,
  { tenant, appointment, guest, invitedBy, by, now }: Wanted,
): Promise<{ row: InvitationRow; url: string } | ProblemOutcome> {
  const refusal = refuseCall(appointment, now);
  // Guests can be invited before the call opens.
  if (refusal && refusal.extra.reason !== "too-early") return refusal;
  const token = newInvitationToken();
  if ((await countInvited(tx, appointment.id)) >= mostInvitations) return problem("too_many_guests");
  const { id } = await tx
    .insertInto("visit_invitations")
    .values({
      tenant_id: tenant.id,
      appointment_id: appointment.id,
      invited_by: invitedBy,
      name: guest.name,
      relationship: guest.relationship,
      relationship_words: guest.relationship === "other" ? (guest.relationship_words ?? "") : "",
      token_hash: hashOf(token),
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(tx, tenant.id, { ...by, action: "invitation.make", object: `invited/${id}` });
  const row = await loadInvitation(tx, appointment.id, id);
  if (!row) throw new Error("An invitation was not kept");
  const url = await linkFor(tx, config, {
    tenant,
    appointmentId: appointment.id,
    path: `/guest/video/${token}`,
    expiresAt: new Date(joinClosesAt(appointment.end_time.getTime()) + shortLinkOutlives),
  });
  return { row, url };
}

async function countInvited(tx: Tx, appointmentId: number): Promise<number> {
  const { count } = await tx
    .selectFrom("visit_invitations")
    .select((one) => one.fn.countAll<string>().as("count"))
    .where("appointment_id", "=", appointmentId)
    .where("invited_by", "<>", "code")
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
