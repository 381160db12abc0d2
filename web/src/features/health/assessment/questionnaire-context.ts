import type { Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import { createContext, use } from "react";

const QuestionnaireContext = createContext<Questionnaire | null>(null);

/** Provides the questionnaire to the pages of the assessment. */
export const QuestionnaireProvider = QuestionnaireContext.Provider;

/** Returns the questionnaire in all languages. Throws outside of `QuestionnaireProvider`. */
export function useQuestionnaire(): Questionnaire {
  const requested = use(QuestionnaireContext);
  if (!requested) throw new Error("useQuestionnaire outside of QuestionnaireProvider");
  return requested;
}
