import type { ClinicAccess } from "./clinic-api.ts";
import type { RunningDay } from "./run-day.ts";

/** A demo clinic with access to its API. */
export type DemoClinic = ClinicAccess & { slug: string };

type Days = {
  /** Works for these clinics and no others: begins where one is new or its token another, stops where one is gone. Done when those have stopped. */
  keepTo(clinics: readonly DemoClinic[]): Promise<void>;
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
