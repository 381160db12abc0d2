import type pg from "pg";
import { repeatWork } from "../../../platform/jobs/repeat-work.ts";
import type { PaymentParts } from "../payment/payment-parts.ts";
import { sweepDue } from "./sweep-due.ts";

/** So long after one sweep the next one begins, in ms. Free times and bookings look at the deadline itself and wait for no sweep. */
const pause = 2_000;

/** Sweeps what is due until it is stopped; stopping waits for the sweep under way. */
export function startSweeping(jobsPool: pg.Pool, parts: PaymentParts): { stop: () => Promise<void> } {
  return repeatWork(() => sweepDue(jobsPool, parts, parts.services.clock.now()), pause, parts.report);
}
