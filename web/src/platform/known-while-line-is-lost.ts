import { replaceEqualDeep } from "@tanstack/react-query";
import type { Failure, Result } from "./api.ts";

const lost: ReadonlySet<Failure["code"]> = new Set<Failure["code"]>(["offline", "timeout"]);

/** For `structuralSharing` of a query: keeps the old data when a new request fails for lack of network. */
export function keepDataWhileOffline(before: unknown, after: unknown): unknown {
  const [known, answer] = [before, after] as readonly (Result<unknown> | undefined)[];
  const isLost = answer !== undefined && !answer.isOk && lost.has(answer.failure.code);
  return isLost && known?.isOk ? known : replaceEqualDeep(before, after);
}
