import type { Condition } from "./knowledge.ts";
import type { Known } from "./known.ts";

/** Whether nothing was told of what people get a condition from (a journey, an animal, a job), or of its own signs: it is not named then, only reckoned with. */
export function lacksNamedWith(condition: Condition | undefined, known: Known): boolean {
  const { namedWith } = condition ?? {};
  return namedWith !== undefined && !namedWith.some((finding) => known.get(finding) === "present");
}
