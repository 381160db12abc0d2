import { holdHeader, type getHold as endpoint } from "@anteroom/contract/appointment/booking";
import { holdState } from "@anteroom/domain/booking/hold";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { readHoldHeader } from "./hold-header.ts";
import { presentHold } from "./present-hold.ts";
import { findHold } from "./take-slot.ts";

/**
 * Returns the hold and its expiry, for the request's hold header only. `not_found` without the right secret;
 * `hold_expired` also when it was booked or released.
 */
export async function getHold({ tx, params, headers, now, reply }: Call<typeof endpoint>) {
  reply.header("cache-control", "no-store");
  const row = await tx((one) => findHold(one, readHoldHeader(headers[holdHeader])));
  if (!row || row.id !== params.hold_id) return problem("not_found");
  const { hold_expires_at: expiresAt } = row;
  if (row.status !== "held" || !expiresAt) return problem("hold_expired");
  if (holdState({ expiresAt: expiresAt.getTime() }, now.getTime()) === "expired")
    return problem("hold_expired");
  return { data: { entity: presentHold(row, expiresAt) } };
}
