import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { knock as shape } from "@anteroom/contract/call/invitations";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { loadInvited } from "./invitation-look.ts";
import type { InvitationRow } from "./invitation-row.ts";
import { refuseCall } from "../call-refusal.ts";
import type { CallRooms } from "../call-rooms.ts";

/**
 * Puts a guest into the lobby for 12 seconds, and returns whether the doctor has admitted them; the page
 * repeats it. The first request stores the guest's name, which cannot change later, and sends hints to the
 * call and the clinic. Returns the problem when the call cannot be entered now.
 */
export async function waitInLobby(
  { admissions, hints }: CallRooms,
  call: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { tenant, caller, now } = call;
  const invitation = await call.tx((tx) => enterLobby(tx, call));
  if (isProblem(invitation)) return invitation;
  const guest = { tenantId: tenant.id, invitationId: invitation.id };
  const isAdmitted = invitation.admitted_at !== null;
  if (isAdmitted) await admissions.leftLobby(guest);
  else if (await admissions.knocked(guest, now))
    await Promise.all([
      hints.peopleChanged(tenant.id, caller.appointmentId),
      hints.waitingRoomChanged(tenant.id),
    ]);
  return { data: { entity: { is_admitted: isAdmitted } } };
}

/** Stores the guest's name once: a guest cannot be admitted under one name and then change it. */
async function enterLobby(
  tx: Tx,
  { tenant, caller, body, now }: Call<typeof shape>,
): Promise<InvitationRow | ProblemOutcome> {
  const found = await loadInvited(tx, caller);
  if (!found) return problem("unauthenticated");
  const { invitation, appointment } = found;
  const refusal = refuseCall(appointment, now);
  if (refusal) return refusal;
  if (invitation.name !== "") return invitation;
  const name = body.name ?? "";
  if (name === "") return problem("validation_failed", { fields: [{ path: "body.name", code: "required" }] });
  await tx.updateTable("visit_invitations").set({ name }).where("id", "=", invitation.id).execute();
  await audit(tx, tenant.id, {
    actor: actorOf(caller),
    action: "invitation.name",
    object: `invited/${invitation.id}`,
  });
  return { ...invitation, name };
}
