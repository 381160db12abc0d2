import type { Condition } from "./knowledge.ts";
import type { Known } from "./known.ts";

/**
 * Returns whether none of the findings is present that a condition is named with: a cause (a journey, an animal, a
 * job) or a sign it always has. It is then ranked but not named. False for a condition that requires none, and for
 * undefined.
 */
export function lacksNamedWith(condition: Condition | undefined, known: Known): boolean {
  const { namedWith } = condition ?? {};
  return namedWith !== undefined && !namedWith.some((finding) => known.get(finding) === "present");
}
