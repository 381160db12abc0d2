import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { showOut, type endInvitation } from "./invitation-end.ts";
import type { makeInvitation } from "./invitation-make.ts";
import { presentInvitation } from "./invitation-row.ts";
import type { CallRooms } from "../call-rooms.ts";

type About = { tenant: { id: number }; params: { appointment_id: number }; now: Date };
type Made = Awaited<ReturnType<typeof makeInvitation>>;
type Ended = Awaited<ReturnType<typeof endInvitation>>;

/** The invitation with its link, which is shown this once; whoever is in the visit hears of it. */
export async function answerInvited(rooms: CallRooms, { tenant, params, now }: About, made: Made) {
  if (isProblem(made)) return made;
  await rooms.hints.peopleChanged(tenant.id, params.appointment_id);
  const invitation = await presentInvitation(rooms, tenant.id, made.row, now);
  return { data: { entity: { ...invitation, url: made.url } } };
}

/** The guest is shown out at once, wherever they are; null where there was no such guest. */
export async function answerEnded(
  rooms: CallRooms,
  { tenant }: Pick<About, "tenant">,
  ended: Ended,
): Promise<ProblemOutcome | undefined> {
  if (!ended) return problem("not_found");
  await showOut(rooms, tenant.id, ended);
  return undefined;
}
