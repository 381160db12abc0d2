import type { PersonalData } from "../../../platform/privacy/personal-data.ts";
import type { Services } from "../../../platform/config/services.ts";
import { scheduleRetentionRounds } from "./retention-rounds.ts";
import { carryOutRound } from "./carry-out-round.ts";

/** Pause before each round, in ms: expired rows are deleted at most this much later. */
const pause = 15 * 60_000;

/**
 * Starts the loop that applies due retention rules, with a pause of 15 minutes before each round, on the
 * server for which `leads` is true. Errors go to `report`, and the next round checks all rules. `stop` waits
 * for the current round.
 */
export function startRetention(
  services: Pick<Services, "acrossClinics" | "db" | "clock">,
  registry: readonly PersonalData[],
  report: (error: Error) => void,
  leads: () => boolean,
): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let next: ReturnType<typeof scheduleRetentionRounds> | null = null;
  const round = async () => {
    try {
      if (!leads()) next = null; // the rounds of another server are not known here
      else {
        const now = services.clock.now();
        next ??= scheduleRetentionRounds(registry);
        await carryOutRound(services, next(now), now);
      }
    } catch (error) {
      next = null; // the next round checks all rules
      report(error instanceof Error ? error : new Error(String(error)));
    }
    if (!isStopped) timer = setTimeout(start, pause);
  };
  const start = () => void (running = round());
  timer = setTimeout(start, pause);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
