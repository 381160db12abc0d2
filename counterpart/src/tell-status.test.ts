import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellStatus } from "./tell-status.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
/** What the clinic has said of a doctor holds so long (contract/src/call/doctor-status.ts). */
const holds = 10 * minute;

test(
  "who waits is told that the doctor is there for as long as that is so, and that the doctor has gone",
  { tags: ["S1.17"] },
  async () => {
    const told: string[] = [];
    let isDown = false;
    const sayStatus = async (doctor: number, status: string) => {
      if (isDown) throw new Error("down");
      told.push(`${doctor} ${status}`);
    };
    const said: string[] = [];
    const status = tellStatus({ sayStatus }, (line) => void said.push(line));
    status.meet([3, 3, 4]);
    status.meet([3]);
    await vi.advanceTimersByTimeAsync(0);
    expect(told.splice(0)).toEqual(["3 online", "4 online"]);

    // One message that is lost leaves no gap.
    isDown = true;
    await vi.advanceTimersByTimeAsync(holds / 2 - 1);
    expect(said.at(-1)).toBe("doctor 4: nobody could be told online");
    isDown = false;
    await vi.advanceTimersByTimeAsync(holds / 2 - 1);
    expect(told.splice(0)).toEqual(["3 online", "4 online"]);

    status.repeat();
    await vi.advanceTimersByTimeAsync(0);
    expect(told.splice(0)).toEqual(["3 online", "4 online"]);

    await status.stop();
    expect(told.splice(0)).toEqual(["3 away", "4 away"]);
    await vi.advanceTimersByTimeAsync(holds);
    expect(told).toEqual([]);
  },
);
