import {
  type AreaResult,
  ageExclusion,
  numbersProblem,
  floorToTenth,
  type Person,
  pregnancyExclusion,
  type Reason,
  unableResult,
} from "./areas.ts";
import { type Body, bodyBounds, bodyMassIndex } from "./body.ts";

const steps = ["low", "medium", "high", "very_high"] as const;

/**
 * Assesses the body mass index by the classes of WHO (2000), and the waist where known. A waist from 94 cm (men) or
 * 80 cm (women) makes low medium; above 102 or 88 cm raises a level by one (NHLBI, 1998; WHO, 2008), neither below a
 * BMI of 18.5. Without a sex the waist is ignored. `number` is rounded down to a tenth. Unassessable under 18, in
 * pregnancy, or out of `bodyBounds`.
 */
export function assessWeight({ height, weight, waist }: Body, person: Person): AreaResult {
  const bar =
    ageExclusion(person) ??
    pregnancyExclusion(person) ??
    numbersProblem([
      [height, ...bodyBounds.height],
      [weight, ...bodyBounds.weight],
    ]) ??
    (waist === null ? null : numbersProblem([[waist, ...bodyBounds.waist]]));
  if (bar || height === null || weight === null) return unableResult("weight", bar ?? "missing-answer");
  const index = bodyMassIndex({ height, weight });
  const isKnown = waist !== null && person.sex !== null;
  const raised = isKnown ? raisedBy(waist, person.sex === "male", index) : 0;
  const reasons: Reason[] = [];
  if (index < 18.5) reasons.push("below-weight");
  if (index >= 25) reasons.push("above-weight");
  if (raised > 0) reasons.push("wide-waist");
  if (!isKnown) reasons.push("without-waist");
  const level = steps[Math.min(3, stepOf(index) + raised)] ?? "very_high";
  return { area: "weight", level, number: floorToTenth(index), reasons };
}

function stepOf(index: number): number {
  if (index < 16 || index >= 35) return 3;
  if (index < 17 || index >= 30) return 2;
  return index < 18.5 || index >= 25 ? 1 : 0;
}

/** Steps a waist adds; the tables begin at a BMI of 18.5. */
function raisedBy(waist: number, isMan: boolean, index: number): number {
  if (index < 18.5) return 0;
  if (waist > (isMan ? 102 : 88)) return 1;
  return index < 25 && waist >= (isMan ? 94 : 80) ? 1 : 0;
}
