import { answerTo, type Interview } from "./interview.ts";
import { painComplaints } from "./complaints.ts";

/**
 * Returns the next question about meningitis, fever (E_91) then confusion (E_39); null without suspicion, after a
 * denied fever, and once both are answered. No condition of the model covers it. Fever, headache, stiff neck and
 * altered mental state together are the red flags of NICE NG240 (2024). DDXPlus has no stiffness: a headache with
 * pain in the back of the neck stands in.
 */
export function meningitisQuestion(interview: Interview): "E_91" | "E_39" | null {
  if (!hurts(interview, painComplaints.headache) || !hurts(interview, ["neck-back"])) return null;
  if (answerTo(interview, "E_91") === null) return "E_91";
  return answerTo(interview, "E_91") === "yes" && answerTo(interview, "E_39") === null ? "E_39" : null;
}

/**
 * Returns whether fever, headache and confusion are present, with or without neck pain. The interview then ends with
 * `danger-first`; it names no condition, since the model has none for it.
 */
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
