import type pg from "pg";
import { repeatWork } from "../../../platform/jobs/repeat-work.ts";
import type { PaymentDeps } from "../payment/payment-deps.ts";
import { sweepDue } from "./sweep-due.ts";

/** So long after one sweep the next one begins, in ms. Free times and bookings look at the deadline itself and wait for no sweep. */
const pause = 2_000;

/** Expires due holds and payments regularly on the leading server. `stop` waits for the current round. */
export function startSweeping(
  jobsPool: pg.Pool,
  deps: PaymentDeps,
  leads: () => boolean,
): { stop: () => Promise<void> } {
  return repeatWork(() => sweepDue(jobsPool, deps, deps.services.clock.now()), pause, deps.report, leads);
}
