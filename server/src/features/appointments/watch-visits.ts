import type pg from "pg";
import type { Services } from "../../platform/config/services.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import { closeMissedVisits } from "./close-missed-visits.ts";
import { remindOfVisits } from "./remind-of-visits.ts";
import type { VisitParts } from "./visit-parts.ts";
import { offerEarlierTimes } from "./waitlist/make-offers.ts";

/** So long after one look the next one begins, in ms. */
const pause = 5_000;

/** Reminds of visits, offers earlier times and closes visits that were missed until it is stopped; stopping waits for the look under way. */
export function watchVisits(
  jobsPool: pg.Pool,
  parts: VisitParts & { services: Services },
  onError: (error: Error) => void,
): { stop: () => Promise<void> } {
  const look = async () => {
    const now = parts.services.clock.now();
    // One that fails keeps the other from nothing.
    await remindOfVisits(jobsPool, parts.services, now, onError).catch(onError);
    await offerEarlierTimes(parts, onError).catch(onError);
    await closeMissedVisits(jobsPool, parts, now);
  };
  return repeatWork(look, pause, onError);
}
