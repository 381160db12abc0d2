import { doctorStatusHolds } from "@anteroom/domain/booking/expected-wait";
import type { Clock } from "../../ports/clock.ts";

type Said = "online" | "away";
type Doctor = { tenantId: number; doctorId: number };

/** What clinics have said of their doctors, in this process' memory: a restart knows nothing until it is said again. */
export type SaidStatuses = {
  say: (doctor: Doctor, status: Said) => void;
  /** Null: nothing was said, or it was said too long ago to hold. */
  of: (doctor: Doctor) => Said | null;
  stop: () => void;
};

type Options = { clock: Clock; onChange: (doctor: Doctor) => void };

export function createSaidStatuses({ clock, onChange }: Options): SaidStatuses {
  const said = new Map<string, { status: Said; until: number; timer: NodeJS.Timeout }>();
  const of = ({ tenantId, doctorId }: Doctor) => {
    const found = said.get(`${tenantId}/${doctorId}`);
    return found && found.until >= clock.now().getTime() ? found.status : null;
  };
  return {
    say(doctor, status) {
      const key = `${doctor.tenantId}/${doctor.doctorId}`;
      const before = of(doctor);
      clearTimeout(said.get(key)?.timer);
      const lapse = () => {
        said.delete(key);
        onChange(doctor);
      };
      const timer = setTimeout(lapse, doctorStatusHolds).unref();
      said.set(key, { status, until: clock.now().getTime() + doctorStatusHolds, timer });
      if (before !== status) onChange(doctor);
    },
    of,
    stop() {
      for (const { timer } of said.values()) clearTimeout(timer);
      said.clear();
    },
  };
}
