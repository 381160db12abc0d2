import { healthAssessment } from "@anteroom/content/questionnaires/health-assessment";
import type { ReactNode } from "react";
import { QuestionnaireProvider } from "./questionnaire-context.ts";

/** Hands the questions to what stands inside. */
export function QuestionnaireQuestions({ children }: { children: ReactNode }) {
  return <QuestionnaireProvider value={healthAssessment}>{children}</QuestionnaireProvider>;
}
