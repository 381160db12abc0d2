import type { AreaResult, Person } from "./areas.ts";
import { assessScale, type ScaleAnswers } from "./symptom-scale.ts";

/** Assesses PHQ-8, 0 to 24 (Kroenke et al., 2009), or its first two items as PHQ-2 (Kroenke et al., 2003). */
export function assessMood(answers: ScaleAnswers, person: Person): AreaResult {
  return assessScale({ area: "mood", items: 8 }, answers, person);
}
