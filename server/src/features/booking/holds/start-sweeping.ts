import type pg from "pg";
import { repeatWork } from "../../../platform/jobs/repeat-work.ts";
import type { PaymentDeps } from "../payment/payment-deps.ts";
import { sweepCaptures } from "../payment/capture/sweep-captures.ts";
import { sweepDue } from "./sweep-due.ts";

/** Pause between two sweeps, in ms. Free slots and bookings check the deadline themselves and need no sweep. */
const pause = 2_000;

/**
 * Starts the loop that expires due holds and payments and captures due reserved payments, with a pause of 2 seconds, on the server for which
 * `leads` is true. `stop` waits for the current round.
 */
export function startSweeping(
  jobsPool: pg.Pool,
  deps: PaymentDeps,
  leads: () => boolean,
): { stop: () => Promise<void> } {
  const sweep = async () => {
    const now = deps.services.clock.now();
    await sweepDue(jobsPool, deps, now);
    await sweepCaptures(jobsPool, deps, now);
  };
  return repeatWork(sweep, pause, deps.report, leads);
}
