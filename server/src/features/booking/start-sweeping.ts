import type pg from "pg";
import type { PaymentParts } from "../payment/payment-parts.ts";
import { sweepDue } from "./sweep-due.ts";

/** So long after one sweep the next one begins, in ms. Free times and bookings look at the deadline itself and wait for no sweep. */
const pause = 2_000;

/** Sweeps what is due until it is stopped; stopping waits for the sweep under way. */
export function startSweeping(jobsPool: pg.Pool, parts: PaymentParts): { stop: () => Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const sweep = async () => {
    try {
      await sweepDue(jobsPool, parts, parts.services.clock.now());
    } catch (error) {
      parts.report(error instanceof Error ? error : new Error(String(error)));
    }
    if (!isStopped) timer = setTimeout(start, pause);
  };
  const start = () => void (running = sweep());
  start();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
