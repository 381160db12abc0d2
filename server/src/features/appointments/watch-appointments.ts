import type pg from "pg";
import type { Services } from "../../platform/config/services.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import { closeMissedAppointments } from "./close-missed-appointments.ts";
import { remindOfAppointments } from "./remind-of-appointments.ts";
import type { AppointmentDeps } from "./appointment-deps.ts";
import { offerEarlierTimes } from "./waitlist/make-offers.ts";

/** Pause between two rounds, in ms. */
const pause = 5_000;

/**
 * Starts the loop that sends reminders, offers earlier slots and closes missed appointments, on the server
 * for which `leads` is true. It pauses 5 seconds between rounds. `stop` waits for the current round.
 */
export function watchAppointments(
  jobsPool: pg.Pool,
  deps: AppointmentDeps & { services: Services },
  onError: (error: Error) => void,
  leads: () => boolean,
): { stop: () => Promise<void> } {
  const look = async () => {
    const now = deps.services.clock.now();
    // A failure of one does not stop the others.
    await remindOfAppointments(jobsPool, deps.services, now, onError).catch(onError);
    await offerEarlierTimes(deps, onError).catch(onError);
    await closeMissedAppointments(jobsPool, deps, now, onError);
  };
  return repeatWork(look, pause, onError, leads);
}
