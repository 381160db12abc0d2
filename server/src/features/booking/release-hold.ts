import { holdHeader, type releaseHold as endpoint } from "@anteroom/contract/booking";
import type { Call } from "../../platform/mount.ts";
import { problem } from "../../platform/problem.ts";
import { readHoldHeader } from "./hold-header.ts";
import { findHold, giveUpHolds } from "./take-slot.ts";

/** Gives a held time back; giving it back twice is no error. */
export function releaseHold({ tx, params, headers }: Call<typeof endpoint>) {
  return tx(async (one) => {
    const row = await findHold(one, readHoldHeader(headers[holdHeader]));
    if (!row || row.id !== params.hold_id) return problem("not_found");
    await giveUpHolds(one, [row]);
    return undefined;
  });
}
