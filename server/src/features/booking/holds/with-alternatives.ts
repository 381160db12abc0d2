import type { ProblemCode } from "@anteroom/contract/errors";
import { nearestAlternatives } from "@anteroom/domain/booking/slots";
import { addDays, dayInZone } from "@anteroom/domain/shared/zoned-time";
import type { Tx } from "../../../platform/database/database.ts";
import { freeSlotsOf, loadCalendars, presentSlot } from "../../../shared/appointment/doctor-calendars.ts";
import { problem, ProblemError, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";

type Wanted = {
  tenant: Tenant;
  now: Date;
  doctorId: number;
  start: Date;
  tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/**
 * Runs work that takes a slot in a transaction. When the slot is not available, the problem includes the nearest free
 * slots, searched after the locks are released.
 */
export async function withAlternatives<T>(
  { tenant, now, doctorId, start, tx }: Wanted,
  work: (tx: Tx) => Promise<T>,
): Promise<T | ProblemOutcome> {
  let code: ProblemCode;
  try {
    return await tx(work);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    ({ code } = error.outcome);
    if (code !== "slot_taken" && code !== "slot_unavailable") throw error;
  }
  // Nobody looks for a time that is over, or years away.
  const wanted = Math.min(Math.max(start.getTime(), now.getTime()), now.getTime() + farthest);
  const day = dayInZone(wanted, tenant.settings.timeZone);
  const [calendar] = await tx((one) =>
    loadCalendars(one, tenant, { now, doctorId, from: addDays(day, -3), days: 11 }),
  );
  const free = calendar ? freeSlotsOf(calendar, now) : [];
  return problem(code, {
    alternatives: nearestAlternatives(free, wanted).map(presentSlot),
  });
}

/** In ms. */
const farthest = 60 * 86_400_000;
