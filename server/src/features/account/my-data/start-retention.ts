import type { PersonalData } from "../../../platform/privacy/personal-data.ts";
import type { Services } from "../../../platform/config/services.ts";
import { carryOutRetention } from "./carry-out-retention.ts";

/** So long after one round the next one begins, in ms: what is kept for a day is gone a quarter of an hour later at most. */
const pause = 15 * 60_000;

/** Carries out the registry's promises on the server that leads, until it is stopped; stopping waits for the round under way. */
export function startRetention(
  services: Pick<Services, "acrossClinics" | "db" | "clock">,
  registry: readonly PersonalData[],
  report: (error: Error) => void,
  leads: () => boolean,
): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  const round = async () => {
    try {
      if (leads()) await carryOutRetention(services, registry, services.clock.now());
    } catch (error) {
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
