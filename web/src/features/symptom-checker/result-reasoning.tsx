import type { Result } from "@anteroom/triage/result";
import { CannotAssess } from "./cannot-assess.tsx";
import { ConditionList } from "./condition-list.tsx";
import { Reasons } from "./reasons.tsx";
import { isEmergency } from "./urgency-sheet.tsx";
import type { CheckerWords } from "./words.ts";

/** What it may be and why, or why that cannot be said. */
export function ResultReasoning({ result, words }: { result: Result; words: CheckerWords }) {
  if (result.kind !== "assessed")
    return <CannotAssess reason={result.reason} isEmergency={isEmergency(result)} />;
  return (
    <>
      <ConditionList differential={result.differential} words={words} />
      <Reasons result={result} words={words} />
    </>
  );
}
