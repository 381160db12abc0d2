import type { ClinicApi } from "./clinic-api.ts";

/** What is said holds for ten minutes: said again before half of that is over, one lost message costs nothing. */
const renewMs = 4 * 60_000;

/** Reports the doctor's status. */
export type StatusReporter = {
  /** Adds doctors to those reported on duty, and reports new ones at once. */
  meet(doctorIds: readonly number[]): void;
  /** Reports all statuses again, after the server has restarted. */
  repeat(): void;
  /**
   * Reports all as away and stops repeating. Resolves once the requests have succeeded or failed.
   */
  stop(): Promise<void>;
};

/**
 * Reports to waiting patients that their doctor is on duty, every four minutes until stopped (a status holds for ten). Failures are only
 * reported to `say`.
 */
export function reportStatus(
  { sayStatus }: Pick<ClinicApi, "sayStatus">,
  say: (line: string) => void,
): StatusReporter {
  const onDuty = new Set<number>();
  const notify = async (doctorId: number, status: "online" | "away") => {
    try {
      await sayStatus(doctorId, status);
      say(`doctor ${doctorId}: ${status}`);
    } catch {
      say(`doctor ${doctorId}: nobody could be told ${status}`);
    }
  };
  const notifyAll = (status: "online" | "away") => Promise.all([...onDuty].map((id) => notify(id, status)));
  const repeat = () => void notifyAll("online");
  const timer = setInterval(repeat, renewMs);
  return {
    meet(doctorIds) {
      const isNew = (id: number) => !onDuty.has(id);
      for (const id of new Set(doctorIds.filter(isNew))) {
        onDuty.add(id);
        void notify(id, "online");
      }
    },
    repeat,
    async stop() {
      clearInterval(timer);
      await notifyAll("away");
      onDuty.clear();
    },
  };
}
