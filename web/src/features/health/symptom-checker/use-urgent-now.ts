import { useEffect, useState } from "react";
import type { CheckInterview, Danger, SymptomChecker } from "../../../ports/symptom-checker.ts";

/**
 * Returns the danger in the complaints and findings reported so far (answers are ignored), as the checker
 * judges it after each change; null without one and until first judged. While a change is being judged, and
 * if that fails, the danger from before stays.
 */
export function useUrgentNow(checker: SymptomChecker, interview: CheckInterview): Danger | null {
  const [urgent, setUrgent] = useState<Danger | null>(null);
  const { complaints, findings } = interview;
  const spelt = JSON.stringify([
    complaints.map(({ id }) => id),
    findings.map(({ id, presence }) => [id, presence]),
  ]);
  useEffect(() => {
    let isWanted = true;
    checker.urgentNow({ ...interview, answered: [] }).then(
      (danger) => isWanted && setUrgent(danger),
      () => {}, // the words themselves are still read
    );
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what it says is spelt out
  }, [checker, spelt]);
  return urgent;
}
