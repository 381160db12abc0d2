import { replaceEqualDeep } from "@tanstack/react-query";
import type { Failure, Result } from "./api.ts";

const lost: ReadonlySet<Failure["code"]> = new Set<Failure["code"]>(["offline", "timeout"]);

/** As `structuralSharing` of a query: what is known stays on the page when asking again fails because there is no network. */
export function knownWhileLineIsLost(before: unknown, after: unknown): unknown {
  const [known, asked] = [before, after] as readonly (Result<unknown> | undefined)[];
  const isLost = asked !== undefined && !asked.isOk && lost.has(asked.failure.code);
  return isLost && known?.isOk ? known : replaceEqualDeep(before, after);
}
