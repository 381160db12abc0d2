import { replaceEqualDeep } from "@tanstack/react-query";
import type { Failure, Result } from "./api.ts";

const lost: ReadonlySet<Failure["code"]> = new Set<Failure["code"]>(["offline", "timeout"]);

/** As `structuralSharing` of a query: what is known stays on the page when asking again fails because there is no network. */
export function keepDataWhileOffline(before: unknown, after: unknown): unknown {
  const [known, answer] = [before, after] as readonly (Result<unknown> | undefined)[];
  const isLost = answer !== undefined && !answer.isOk && lost.has(answer.failure.code);
  return isLost && known?.isOk ? known : replaceEqualDeep(before, after);
}
