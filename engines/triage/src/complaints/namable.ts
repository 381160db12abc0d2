import type { Condition } from "./knowledge.ts";
import type { Known } from "./known.ts";

/** Whether people get a condition from something (a journey, an animal, a job) of which nobody has told: it is not named then, only reckoned with. */
export function lacksExposure(condition: Condition | undefined, known: Known): boolean {
  const { namedWith } = condition ?? {};
  return namedWith !== undefined && !namedWith.some((finding) => known.get(finding) === "present");
}
