import { nearestAlternatives } from "@anteroom/domain/slots";
import { addDays, dayInZone } from "@anteroom/domain/zoned-time";
import type { Tx } from "../../platform/database.ts";
import { freeSlotsOf, loadCalendars, presentSlot } from "../../platform/doctor-calendars.ts";
import { problem, ProblemError, type ProblemOutcome } from "../../platform/problem.ts";
import type { Tenant } from "../../platform/tenants.ts";

type Wanted = {
  tenant: Tenant;
  now: Date;
  doctorId: number;
  start: Date;
  tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/**
 * Runs a use case that takes a slot in one transaction. Who comes too late is told the nearest free times, looked up
 * only after that transaction and its locks are gone.
 */
export async function withAlternatives<T>(
  { tenant, now, doctorId, start, tx }: Wanted,
  work: (tx: Tx) => Promise<T>,
): Promise<T | ProblemOutcome> {
  try {
    return await tx(work);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.outcome.code !== "slot_taken") throw error;
  }
  const day = dayInZone(start.getTime(), tenant.settings.timeZone);
  const [calendar] = await tx((one) =>
    loadCalendars(one, tenant, { now, doctorId, from: addDays(day, -3), days: 11 }),
  );
  const free = calendar ? freeSlotsOf(calendar, now) : [];
  return problem("slot_taken", {
    alternatives: nearestAlternatives(free, start.getTime()).map(presentSlot),
  });
}
