import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { removeGuest, type endInvitation } from "./invitation-end.ts";
import type { makeInvitation } from "./invitation-make.ts";
import { presentInvitation } from "./invitation-row.ts";
import type { CallRooms } from "../call-rooms.ts";

type About = { tenant: { id: number }; params: { appointment_id: number }; now: Date };
type Made = Awaited<ReturnType<typeof makeInvitation>>;
type Ended = Awaited<ReturnType<typeof endInvitation>>;

/**
 * Sends hints to the call's participants and returns the new invitation with its link, which is shown only
 * once. Passes problems on. Call it after the commit.
 */
export async function answerInvited(rooms: CallRooms, { tenant, params, now }: About, made: Made) {
  if (isProblem(made)) return made;
  await rooms.hints.peopleChanged(tenant.id, params.appointment_id);
  const invitation = await presentInvitation(rooms, tenant.id, made.row, now);
  return { data: { entity: { ...invitation, url: made.url } } };
}

/**
 * Removes the guest of an ended invitation from the call; `not_found` for null. Call it after the commit of
 * `endInvitation`.
 */
export async function answerEnded(
  rooms: CallRooms,
  { tenant }: Pick<About, "tenant">,
  ended: Ended,
): Promise<ProblemOutcome | undefined> {
  if (!ended) return problem("not_found");
  await removeGuest(rooms, tenant.id, ended);
  return undefined;
}
