import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { enterAsGuest as shape } from "@anteroom/contract/call/invitations";
import { joinClosesAt } from "@anteroom/domain/appointment/session-window";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem } from "../../../platform/http/problem.ts";
import type { ProblemOutcome } from "../../../platform/http/problem.ts";
import { admitPage } from "../enter-call.ts";
import { loadInvited, presentCallToGuest } from "./invitation-look.ts";
import { refuseCall } from "../call-refusal.ts";
import { presentAdmission, type CallRooms } from "../call-rooms.ts";
import { loadCall } from "../call-state.ts";

/**
 * Lets an admitted guest join the call, and rejoin after a reload; audits it and sends hints. Returns
 * `visit_not_open` with `not-admitted` before the doctor admits them, `taken-over` for a replaced page,
 * `visit_full` without a place.
 */
export async function enterAsGuest(
  rooms: CallRooms,
  call: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { tenant, caller, now, request, query } = call;
  const page = query.page ?? null;
  const room = { tenantId: tenant.id, appointmentId: caller.appointmentId };
  if (page !== null && (await rooms.admissions.isSuperseded(room, actorOf(caller), page)))
    return problem("visit_not_open", { reason: "taken-over" });
  const entered = await call.tx((tx) => takePlace(tx, call));
  if (isProblem(entered)) return entered;
  const { invitation, appointment, visit } = entered;
  const expiresAt = joinClosesAt(appointment.end_time.getTime());
  const key = { tenantId: tenant.id, appointmentId: appointment.id };
  const person = { role: "guest", name: invitation.name, owner: actorOf(caller) } as const;
  const participant = await admitPage(rooms, { ...key, ...person, page, expiresAt }, now);
  if (isProblem(participant)) return participant;
  rooms.callers.remember(tenant.id, request.headers, caller, new Date(expiresAt));
  await rooms.hints.peopleChanged(tenant.id, appointment.id);
  const state = await presentCallToGuest(rooms, { tenantId: tenant.id, appointment, visit, now });
  const admission = presentAdmission(rooms, participant, now);
  return { data: { entity: { ...admission, visit: state } } };
}

async function takePlace(tx: Tx, { tenant, caller, now }: Call<typeof shape>) {
  const found = await loadInvited(tx, caller);
  if (!found) return problem("unauthenticated");
  const { invitation, appointment } = found;
  const refusal = refuseCall(appointment, now);
  if (refusal) return refusal;
  if (invitation.admitted_at === null) return problem("visit_not_open", { reason: "not-admitted" });
  await audit(tx, tenant.id, {
    actor: actorOf(caller),
    action: "visit.enter",
    object: `appointment/${appointment.id}`,
  });
  return { invitation, appointment, visit: await loadCall(tx, appointment, now) };
}
