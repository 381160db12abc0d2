import type { ClinicAccess } from "./clinic-api.ts";
import type { RunningDay } from "./run-day.ts";

/** A demo clinic: its slug, and the address and token of its API. */
export type DemoClinic = ClinicAccess & { slug: string };

type Days = {
  /**
   * Runs days for exactly these clinics: starts those that are new or have another address or
   * token, and stops the others. Resolves once those have stopped.
   */
  keepTo(clinics: readonly DemoClinic[]): Promise<void>;
  /** Ends one attended call (the id is looked for in all clinics), or all. */
  end(appointmentId: number | "all"): void;
};

/** Runs one working day for each clinic, started by `begin`; a clinic with another address or token gets a new day. */
export function createDays(begin: (clinic: DemoClinic) => RunningDay): Days {
  const running = new Map<string, RunningDay>();
  const keyOf = ({ slug, baseUrl, token }: DemoClinic) => `${slug} ${baseUrl} ${token}`;
  return {
    async keepTo(clinics) {
      const stopping: Promise<void>[] = [];
      const wanted = new Map(clinics.map((clinic) => [keyOf(clinic), clinic]));
      for (const [key, day] of running)
        if (!wanted.has(key)) {
          stopping.push(day.stop());
          running.delete(key);
        }
      for (const [key, clinic] of wanted) if (!running.has(key)) running.set(key, begin(clinic));
      await Promise.all(stopping);
    },
    end(appointmentId) {
      for (const day of running.values()) day.end(appointmentId);
    },
  };
}
