import { doctorStatusTtlMs } from "@anteroom/domain/booking/expected-wait";
import * as z from "zod/mini";
import { BusUnavailable, type Bus } from "../../ports/bus.ts";
import type { Clock } from "../../ports/clock.ts";

const Said = z.object({ status: z.enum(["online", "away"]), until: z.number() });
type Status = z.infer<typeof Said>["status"];
type Doctor = { tenantId: number; doctorId: number };

/**
 * The doctors' presence that clinics have set, for 10 minutes each, stored on the bus; unknown after the bus
 * starts empty. `say` throws while the bus is unavailable.
 */
export type DoctorStatuses = {
  say: (doctor: Doctor, status: Status) => Promise<void>;
  /** Returns null when it was not set, has expired, or the bus is unavailable. */
  of: (doctor: Doctor) => Promise<Status | null>;
  stop: () => void;
};

type Options = {
  bus: Pick<Bus, "get" | "change">;
  clock: Clock;
  onChange: (doctor: Doctor) => void;
};

/**
 * Creates the store of doctors' presence. `onChange` is called when a doctor's status changes on
 * this server, and 10 minutes after it was last set here.
 */
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
      // By the server that set it; when that one has stopped, pages learn it with their next request.
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
