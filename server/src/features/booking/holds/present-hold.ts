import type { Hold } from "@anteroom/contract/appointment/booking";
import { holdRules } from "@anteroom/domain/booking/hold";
import type { HoldRow } from "./take-slot.ts";

/** Maps a hold that lasts until `expiresAt` to the API's hold. */
export function presentHold(row: HoldRow, expiresAt: Date): Hold {
  return {
    id: row.id,
    doctor_id: row.doctor_id,
    start_time: row.start_time.toISOString(),
    end_time: row.end_time.toISOString(),
    expires_at: expiresAt.toISOString(),
    extensions_left: Math.max(0, holdRules.extensions - row.hold_extensions),
  };
}
