import { holdHeader, type returnToHold as endpoint } from "@anteroom/contract/appointment/booking";
import { expiryAfterReturn } from "@anteroom/domain/booking/hold";
import { sql } from "kysely";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { readHoldHeader } from "./hold-header.ts";
import { presentHold } from "./present-hold.ts";
import { findHold } from "./take-slot.ts";

/**
 * Restores the expiry that a hold had before its page was left. Returns `hold_expired` when the hold has
 * ended meanwhile.
 */
export function returnToHold({ tx, params, headers, now, reply }: Call<typeof endpoint>) {
  reply.header("cache-control", "no-store");
  return tx(async (one) => {
    const row = await findHold(one, readHoldHeader(headers[holdHeader]));
    if (!row || row.id !== params.hold_id) return problem("not_found");
    const expiresAt = new Date(
      expiryAfterReturn({
        madeAt: row.created_at.getTime(),
        startTime: row.start_time.getTime(),
        extensionsUsed: row.hold_extensions,
      }),
    );
    const { rows } = await sql`
      update appointments set hold_expires_at = ${expiresAt}, version = version + 1
      where id = ${row.id} and status = 'held' and hold_expires_at > ${now} returning id`.execute(one);
    return rows.length === 0 ? problem("hold_expired") : { data: { entity: presentHold(row, expiresAt) } };
  });
}
