import type { Condition } from "./knowledge.ts";
import type { Known } from "./known.ts";

/**
 * Returns whether neither a cause of a condition (a journey, an animal, a job) nor one of its own signs is present.
 * It is then ranked but not named.
 */
export function lacksNamedWith(condition: Condition | undefined, known: Known): boolean {
  const { namedWith } = condition ?? {};
  return namedWith !== undefined && !namedWith.some((finding) => known.get(finding) === "present");
}
