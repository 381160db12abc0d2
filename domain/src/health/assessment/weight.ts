import {
  type AreaResult,
  notAnAdult,
  numbersBar,
  oneDigit,
  type Person,
  pregnancyBars,
  type Reason,
  unable,
} from "./areas.ts";
import { type Body, bodyBounds, bodyMassIndex } from "./body.ts";

const steps = ["low", "medium", "high", "very_high"] as const;

/**
 * Body mass index by the classes of WHO (2000), with the waist where it is known: 94 or 80 cm (men, women) make a low
 * level medium, more than 102 or 88 cm raise a level by one (NHLBI, 1998; WHO, 2008). Without a sex the waist is left out.
 */
export function assessWeight({ height, weight, waist }: Body, person: Person): AreaResult {
  const bar =
    notAnAdult(person) ??
    pregnancyBars(person) ??
    numbersBar([
      [height, ...bodyBounds.height],
      [weight, ...bodyBounds.weight],
    ]) ??
    (waist === null ? null : numbersBar([[waist, ...bodyBounds.waist]]));
  if (bar || height === null || weight === null) return unable("weight", bar ?? "missing-answer");
  const index = bodyMassIndex({ height, weight });
  const isKnown = waist !== null && person.sex !== null;
  const raised = isKnown ? raisedBy(waist, person.sex === "male", index) : 0;
  const reasons: Reason[] = [];
  if (index < 18.5) reasons.push("below-weight");
  if (index >= 25) reasons.push("above-weight");
  if (raised > 0) reasons.push("wide-waist");
  if (!isKnown) reasons.push("without-waist");
  const level = steps[Math.min(3, stepOf(index) + raised)] ?? "very_high";
  return { area: "weight", level, number: oneDigit(index), reasons };
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
