import { holdHeader, type releaseHold as endpoint } from "@anteroom/contract/appointment/booking";
import type { Hints } from "../../../platform/realtime/hints.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem } from "../../../platform/http/problem.ts";
import { readHoldHeader } from "./hold-header.ts";
import { findHold, releaseHolds } from "./take-slot.ts";

/**
 * Releases the caller's hold and sends hints that the slot is free. Repeating it, or releasing a booked hold,
 * changes nothing and is no error.
 */
export async function releaseHold(
  { tx, tenant, params, headers }: Call<typeof endpoint>,
  hints: Pick<Hints, "appointmentChanged">,
) {
  const givenUp = await tx(async (one) => {
    const row = await findHold(one, readHoldHeader(headers[holdHeader]));
    if (!row || row.id !== params.hold_id) return problem("not_found");
    return releaseHolds(one, [row]);
  });
  if (isProblem(givenUp)) return givenUp;
  for (const hold of givenUp) void hints.appointmentChanged(tenant.id, hold);
  return undefined;
}
