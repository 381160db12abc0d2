import { useLingui } from "@lingui/react/macro";
import type { Pregnancy } from "../../../ports/symptom-checker.ts";

/** Returns the texts of the pregnancy question and its answers, in the page's language. */
export function usePregnancyLabels(): { question: string; ofPregnancy: (answer: Pregnancy) => string } {
  const { t } = useLingui();
  const words: Record<Pregnancy, string> = {
    no: t`Not pregnant`,
    "under-12-weeks": t`Pregnant, less than 12 weeks`,
    "12-to-20-weeks": t`Pregnant, 12 to 19 weeks`,
    "over-20-weeks": t`Pregnant, 20 weeks or more`,
    maybe: t`May be pregnant`,
    "gave-birth": t`Gave birth in the last 6 weeks`,
    unknown: t`I am not sure`,
  };
  return { question: t`Pregnant, or has just given birth?`, ofPregnancy: (answer) => words[answer] };
}
