import type pg from "pg";
import type { Services } from "../../platform/config/services.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import { closeMissedAppointments } from "./close-missed-appointments.ts";
import { remindOfAppointments } from "./remind-of-appointments.ts";
import type { AppointmentDeps } from "./appointment-deps.ts";
import { offerEarlierTimes } from "./waitlist/make-offers.ts";

/** So long after one look the next one begins, in ms. */
const pause = 5_000;

/**
 * Sends reminders, offers earlier slots and closes missed appointments regularly on the leading server. `stop` waits
 * for the current round.
 */
export function watchAppointments(
  jobsPool: pg.Pool,
  deps: AppointmentDeps & { services: Services },
  onError: (error: Error) => void,
  leads: () => boolean,
): { stop: () => Promise<void> } {
  const look = async () => {
    const now = deps.services.clock.now();
    // One that fails keeps the other from nothing.
    await remindOfAppointments(jobsPool, deps.services, now, onError).catch(onError);
    await offerEarlierTimes(deps, onError).catch(onError);
    await closeMissedAppointments(jobsPool, deps, now);
  };
  return repeatWork(look, pause, onError, leads);
}
