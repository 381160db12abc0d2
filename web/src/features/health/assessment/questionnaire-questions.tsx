import { healthAssessment } from "@anteroom/content/questionnaires/health-assessment";
import type { ReactNode } from "react";
import { QuestionnaireProvider } from "./questionnaire-context.ts";

/**
 * Provides the health assessment's questionnaire to its children. Import it lazily (`WithQuestions`): it
 * holds the texts of all languages.
 */
export function QuestionnaireQuestions({ children }: { children: ReactNode }) {
  return <QuestionnaireProvider value={healthAssessment}>{children}</QuestionnaireProvider>;
}
