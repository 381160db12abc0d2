import { painComplaints } from "@anteroom/triage/complaints";
import type { Question } from "@anteroom/triage/evidences";
import { questionOf, safetySignsFor, type Answer, type Patient } from "@anteroom/triage/interview";
import type { SafetySignSlug } from "@anteroom/triage/safety-signs";

/**
 * Returns the signs of the safety screen that a patient would tick, where evidences of DDXPlus state them. Others
 * (breathless at rest, bleeding that does not stop, a baby's months, sudden swelling) are never ticked, so real
 * patients benefit more.
 */
export function signsTrueOf(
  patient: Patient,
  truth: (question: Question) => Answer,
): readonly SafetySignSlug[] {
  const has = (code: string) => truth(questionOf(code)) === "yes";
  const isAt = (code: string, places: readonly string[]) =>
    places.some((place) => truth(questionOf(code)).includes(place));
  const pain = Math.max(...steps.filter((step) => isAt("E_56", [String(step)])), 0);
  const reported: Partial<Record<SafetySignSlug, boolean>> = {
    "crushing-or-spreading-chest-pain":
      isAt("E_55", painComplaints["chest-pain"]) && isAt("E_57", ["arm", "jaw", "back-upper"]),
    "stroke-signs": has("E_156") && has("E_63"),
    "stiff-neck-with-fever": has("E_91") && has("E_39"), // "…, confusion, …": its words name it
    "worst-headache-ever":
      isAt("E_55", painComplaints.headache) && pain === 10 && isAt("E_59", ["within-seconds"]),
    "unbearable-belly-or-testicle-pain": isAt("E_55", belly) && pain === 10,
    "pregnant-with-bleeding-or-severe-pain": has("E_167") && pain >= 8,
  };
  return safetySignsFor(patient)
    .map(({ slug }) => slug)
    .filter((slug) => reported[slug]);
}

const steps = Array.from({ length: 11 }, (_, at) => at);
const belly = [
  ...painComplaints["belly-pain"],
  ...painComplaints["upper-belly-pain"],
  ...painComplaints["groin-pain"],
];
