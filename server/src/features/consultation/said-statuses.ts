import { doctorStatusTtlMs } from "@anteroom/domain/booking/expected-wait";
import * as z from "zod/mini";
import { BusUnavailable, type Bus } from "../../ports/bus.ts";
import type { Clock } from "../../ports/clock.ts";

const Said = z.object({ status: z.enum(["online", "away"]), until: z.number() });
type Status = z.infer<typeof Said>["status"];
type Doctor = { tenantId: number; doctorId: number };

/** The doctors' presence that clinics have set, stored on the bus; unknown after the bus starts empty. */
export type DoctorStatuses = {
  say: (doctor: Doctor, status: Status) => Promise<void>;
  /** Returns null when it was not set, has expired or cannot be read. */
  of: (doctor: Doctor) => Promise<Status | null>;
  stop: () => void;
};

type Options = {
  bus: Pick<Bus, "get" | "change">;
  clock: Clock;
  onChange: (doctor: Doctor) => void;
};

/** Creates it. `onChange` is called when a doctor's status changes or expires. */
export function createDoctorStatuses({ bus, clock, onChange }: Options): DoctorStatuses {
  const timers = new Map<string, NodeJS.Timeout>();
  const hold = (text: string | null) => {
    const found = text === null ? null : Said.parse(JSON.parse(text));
    return found && found.until >= clock.now().getTime() ? found.status : null;
  };
  const of = async (doctor: Doctor) => hold(await bus.get(keyOf(doctor)));
  return {
    async say(doctor, status) {
      const key = keyOf(doctor);
      let before: Status | null = null;
      await bus.change(key, (text) => {
        before = hold(text);
        const value = JSON.stringify({ status, until: clock.now().getTime() + doctorStatusTtlMs });
        return { value, forMs: doctorStatusTtlMs };
      });
      // By the server that was told; where that one is gone by then, pages hear when they ask again.
      clearTimeout(timers.get(key));
      const lapse = () => {
        timers.delete(key);
        onChange(doctor);
      };
      timers.set(key, setTimeout(lapse, doctorStatusTtlMs).unref());
      if (before !== status) onChange(doctor);
    },
    of: (doctor) =>
      of(doctor).catch((error: unknown) => {
        if (error instanceof BusUnavailable) return null;
        throw error;
      }),
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

const keyOf = ({ tenantId, doctorId }: Doctor) => `said:${tenantId}/${doctorId}`;
