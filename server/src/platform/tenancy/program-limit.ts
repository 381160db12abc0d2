import { BusUnavailable, type Bus } from "../../ports/bus.ts";
import type { ClinicCaller } from "../http/authentication.ts";

/** Counts one request of a program or staff member. Returns the seconds to wait, or null when it is allowed. */
export type ProgramLimit = (
  caller: Pick<ClinicCaller, "tokenId"> & Partial<Pick<ClinicCaller, "staff" | "app">>,
  tenantId: number,
) => Promise<number | null>;

/** The window in which requests are counted, in ms. */
const windowMs = 60_000;

/**
 * Limits each token, app and staff member to `most` requests per minute across all servers. While the bus is
 * unavailable there is no limit.
 */
export function limitPrograms(bus: Pick<Bus, "count" | "get" | "set">, most: number): ProgramLimit {
  return async ({ tokenId, staff, app }, tenantId) => {
    const who = app ? `app-${app.appId}` : staff ? `staff-${staff.staffId}` : tokenId;
    const key = `program:${tenantId}:${who}`;
    try {
      const count = await bus.count(key, windowMs);
      if (count === 1)
        await bus.set(`${key}:until`, { value: String(Date.now() + windowMs), forMs: windowMs });
      if (count <= most) return null;
      const until = Number((await bus.get(`${key}:until`)) ?? Date.now() + windowMs);
      return Math.max(1, Math.ceil((until - Date.now()) / 1000));
    } catch (error) {
      if (error instanceof BusUnavailable) return null;
      throw error;
    }
  };
}
