import { readFileSync } from "node:fs";

/**
 * Returns user and system time of a process and of its children that ended, in ms (steps of 10); 0 when it has ended,
 * and where there is no /proc.
 */
export function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
  } catch {
    return 0; // it ended; its time is its parent's now
  }
}

/** Returns the sum of `cpuOf` of these processes. */
export const cpuOfAll = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
