import { healthAssessment } from "@anteroom/content/questionnaires/health-assessment";
import type { ReactNode } from "react";
import { QuestionnaireProvider } from "./questionnaire-context.ts";

/** Provides the questionnaire, which is a chunk of its own, to its children. */
export function QuestionnaireQuestions({ children }: { children: ReactNode }) {
  return <QuestionnaireProvider value={healthAssessment}>{children}</QuestionnaireProvider>;
}
