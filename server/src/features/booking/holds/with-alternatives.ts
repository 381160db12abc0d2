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
 * Runs `work`, which takes a slot, in a transaction. When it throws `slot_taken` or `slot_unavailable`,
 * returns the problem with the nearest free slots, read in a second transaction; the search day is limited to
 * the next 60 days. Other errors are thrown.
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
  // Times in the past or far in the future are not searched.
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

/** How far ahead alternatives are searched, in ms. */
const farthest = 60 * 86_400_000;
