import { holdHeader, type extendHold as endpoint } from "@anteroom/contract/appointment/booking";
import { extendHold as extend } from "@anteroom/domain/booking/hold";
import { sql } from "kysely";
import { lockDoctors } from "../../../shared/appointment/held-slot.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { readHoldHeader } from "./hold-header.ts";
import { presentHold } from "./present-hold.ts";
import { findHold } from "./take-slot.ts";

/**
 * Extends the caller's hold by ten minutes, at most twice, and never later than 20 minutes before the slot
 * (D.71). Returns `hold_expired` or `hold_extension_limit` otherwise.
 */
export function extendHold({ tx, params, headers, now, reply }: Call<typeof endpoint>) {
  reply.header("cache-control", "no-store");
  const key = readHoldHeader(headers[holdHeader]);
  return tx(async (one) => {
    const found = await findHold(one, key);
    if (!found || found.id !== params.hold_id) return problem("not_found");
    await lockDoctors(one, [found.doctor_id]);
    const row = await findHold(one, key); // read again under the lock
    if (row?.status !== "held" || !row.hold_expires_at) return problem("hold_expired");
    const extension = extend(
      {
        startTime: row.start_time.getTime(),
        expiresAt: row.hold_expires_at.getTime(),
        extensionsUsed: row.hold_extensions,
      },
      now.getTime(),
    );
    if (!extension.allow)
      return problem(extension.reason === "expired" ? "hold_expired" : "hold_extension_limit");
    const expiresAt = new Date(extension.expiresAt);
    await sql`
      update appointments set hold_expires_at = ${expiresAt}, hold_extensions = ${extension.extensionsUsed}, version = version + 1
      where id = ${row.id} and status = 'held'`.execute(one);
    return {
      data: { entity: presentHold({ ...row, hold_extensions: extension.extensionsUsed }, expiresAt) },
    };
  });
}
