import type { AreaResult, Person } from "./areas.ts";
import { assessScale, type ScaleAnswers } from "./symptom-scale.ts";

/**
 * Assesses PHQ-8, 0 to 24 (Kroenke et al., 2009). Only the first two items answered, with a sum below 3: PHQ-2
 * (Kroenke et al., 2003), level low, reason `short-form`. Other gaps, no official wording or an age under 18 make the
 * area unassessable.
 */
export function assessMood(answers: ScaleAnswers, person: Person): AreaResult {
  return assessScale({ area: "mood", items: 8 }, answers, person);
}
