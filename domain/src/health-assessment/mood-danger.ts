import type { AreaResult } from "./areas.ts";

/** The code system and code of item 9 of the PHQ-9 in LOINC, thoughts of being better off dead or of hurting oneself. */
export const selfHarmCode = { system: "http://loinc.org", code: "44260-8" } as const;

type CodedAnswer = { codes: readonly { system: string; code: string }[]; ordinal: number | null };

/** Any answer but "not at all" to an item of that meaning, in whatever questionnaire it is installed. An answer that cannot be read counts. */
export function tellsOfSelfHarm(answers: readonly CodedAnswer[]): boolean {
  return answers.some(
    ({ codes, ordinal }) =>
      codes.some(({ system, code }) => system === selfHarmCode.system && code === selfHarmCode.code) &&
      ordinal !== 0,
  );
}

export type MoodDanger = "self-harm" | "very-low-mood";

/** What does not wait for a visit: thoughts of self-harm, or a mood of 15 points and more (Kroenke et al., 2009: severe). */
export function moodDanger(mood: AreaResult | undefined, hasSelfHarm: boolean): MoodDanger | null {
  if (hasSelfHarm) return "self-harm";
  return mood?.area === "mood" && mood.level === "very_high" ? "very-low-mood" : null;
}
