import type { AreaResult, Person } from "./areas.ts";
import { assessScale, type ScaleAnswers } from "./symptom-scale.ts";

/** Assesses GAD-7, 0 to 21 (Spitzer et al., 2006), or its first two items as GAD-2 (Kroenke et al., 2007). */
export function assessAnxiety(answers: ScaleAnswers, person: Person): AreaResult {
  return assessScale({ area: "anxiety", items: 7 }, answers, person);
}
