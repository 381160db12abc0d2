import { replaceEqualDeep } from "@tanstack/react-query";
import type { Failure, Result } from "./api.ts";

const lost: ReadonlySet<Failure["code"]> = new Set<Failure["code"]>(["offline", "timeout"]);

/**
 * For `structuralSharing` of a query: returns the old data when the new answer failed for lack of network
 * (offline, timeout), else the new one.
 */
export function keepDataWhileOffline(before: unknown, after: unknown): unknown {
  const [known, answer] = [before, after] as readonly (Result<unknown> | undefined)[];
  const isLost = answer !== undefined && !answer.isOk && lost.has(answer.failure.code);
  return isLost && known?.isOk ? known : replaceEqualDeep(before, after);
}
