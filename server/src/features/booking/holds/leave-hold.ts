import { holdHeader, type leaveHold as endpoint } from "@anteroom/contract/appointment/booking";
import { expiryAfterLeaving } from "@anteroom/domain/booking/hold";
import { sql } from "kysely";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { readHoldHeader } from "./hold-header.ts";
import { findHold } from "./take-slot.ts";

/**
 * Shortens the hold to 30 seconds because its page was closed or reloaded; `returnToHold` restores it. Never
 * lengthens it, and changes nothing when it was booked or released.
 */
export function leaveHold({ tx, params, headers, now }: Call<typeof endpoint>) {
  return tx(async (one) => {
    const row = await findHold(one, readHoldHeader(headers[holdHeader]));
    if (!row || row.id !== params.hold_id) return problem("not_found");
    if (row.hold_expires_at === null) return undefined;
    const expiresAt = expiryAfterLeaving({ expiresAt: row.hold_expires_at.getTime() }, now.getTime());
    await sql`
      update appointments set hold_expires_at = ${new Date(expiresAt)}, version = version + 1
      where id = ${row.id} and status = 'held'`.execute(one);
    return undefined;
  });
}
