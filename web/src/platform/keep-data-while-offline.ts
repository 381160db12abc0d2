import { replaceEqualDeep } from "@tanstack/react-query";
import { isUnanswered, type Result } from "./api.ts";

/**
 * For `structuralSharing` of a query: returns the old data when the new answer failed for lack of network
 * or server (`isUnanswered`), else the new one.
 */
export function keepDataWhileOffline(before: unknown, after: unknown): unknown {
  const [known, answer] = [before, after] as readonly (Result<unknown> | undefined)[];
  const isLost = answer !== undefined && !answer.isOk && isUnanswered(answer.failure);
  return isLost && known?.isOk ? known : replaceEqualDeep(before, after);
}
