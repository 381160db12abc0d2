import type { AreaResult, Person } from "./areas.ts";
import { assessScale, type ScaleAnswers } from "./symptom-scale.ts";

/**
 * Assesses GAD-7, 0 to 21 (Spitzer et al., 2006). Only the first two items answered, with a sum below 3: GAD-2
 * (Kroenke et al., 2007), level low, reason `short-form`. Other gaps, no official wording or an age under 18 make the
 * area unassessable.
 */
export function assessAnxiety(answers: ScaleAnswers, person: Person): AreaResult {
  return assessScale({ area: "anxiety", items: 7 }, answers, person);
}
