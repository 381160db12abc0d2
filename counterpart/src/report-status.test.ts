import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportStatus } from "./report-status.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
/** What the clinic has said of a doctor holds so long (contract/src/call/doctor-status.ts). */
const holds = 10 * minute;

test("a waiting patient sees whether the doctor is present", { tags: ["S1.17"] }, async () => {
  const reported: string[] = [];
  let isDown = false;
  const sayStatus = async (doctor: number, status: string) => {
    if (isDown) throw new Error("down");
    reported.push(`${doctor} ${status}`);
  };
  const said: string[] = [];
  const status = reportStatus({ sayStatus }, (line) => void said.push(line));
  status.meet([3, 3, 4]);
  status.meet([3]);
  await vi.advanceTimersByTimeAsync(0);
  expect(reported.splice(0)).toEqual(["3 online", "4 online"]);

  // One message that is lost leaves no gap.
  isDown = true;
  await vi.advanceTimersByTimeAsync(holds / 2 - 1);
  expect(said.at(-1)).toBe("doctor 4: nobody could be told online");
  isDown = false;
  await vi.advanceTimersByTimeAsync(holds / 2 - 1);
  expect(reported.splice(0)).toEqual(["3 online", "4 online"]);

  status.repeat();
  await vi.advanceTimersByTimeAsync(0);
  expect(reported.splice(0)).toEqual(["3 online", "4 online"]);

  await status.stop();
  expect(reported.splice(0)).toEqual(["3 away", "4 away"]);
  await vi.advanceTimersByTimeAsync(holds);
  expect(reported).toEqual([]);
});
