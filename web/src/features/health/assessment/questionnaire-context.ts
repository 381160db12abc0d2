import type { Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import { createContext, use } from "react";

const QuestionnaireContext = createContext<Questionnaire | null>(null);

export const QuestionnaireProvider = QuestionnaireContext.Provider;

/** The questions in all their languages: a piece of its own that both pages share. */
export function useQuestionnaire(): Questionnaire {
  const requested = use(QuestionnaireContext);
  if (!requested) throw new Error("useAskedQuestions outside of WithQuestions");
  return requested;
}
