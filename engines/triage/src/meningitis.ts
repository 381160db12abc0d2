import { answerTo, type Interview } from "./interview.ts";
import { painComplaints } from "./complaints.ts";

/**
 * Meningitis, which no condition of the checker explains and no posterior over them may outweigh. Fever, headache, a stiff neck and an altered mind
 * together are the red flags of NICE guideline NG240 (2024); DDXPlus has no stiffness, so a headache with pain in the back of the neck stands in for it.
 *
 * Returns the question to ask next for it, or null when nothing raises the suspicion.
 */
export function dangerQuestion(interview: Interview): "E_91" | "E_39" | null {
  if (!hurts(interview, painComplaints.headache) || !hurts(interview, ["neck-back"])) return null;
  if (answerTo(interview, "E_91") === null) return "E_91";
  return answerTo(interview, "E_91") === "yes" && answerTo(interview, "E_39") === null ? "E_39" : null;
}

/** Fever, headache and confusion, with or without a word of the neck: a danger outside of what the checker knows, so it names nothing. */
export function isMeningitisPossible(interview: Interview): boolean {
  return (
    answerTo(interview, "E_91") === "yes" &&
    answerTo(interview, "E_39") === "yes" &&
    hurts(interview, painComplaints.headache)
  );
}

/** Whether one of these places hurts, asked for or named as the complaint. */
function hurts(interview: Interview, places: readonly string[]): boolean {
  const given = answerTo(interview, "E_55");
  if (Array.isArray(given)) return places.some((place) => given.includes(place));
  return interview.complaints.some(
    (one) => "pain" in one && one.pain === "headache" && places === painComplaints.headache,
  );
}
