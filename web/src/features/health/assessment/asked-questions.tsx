import { healthAssessment } from "@anteroom/content/questionnaires/health-assessment";
import type { ReactNode } from "react";
import { AskedProvider } from "./questionnaire-context.ts";

/** Hands the questions to what stands inside. */
export function AskedQuestions({ children }: { children: ReactNode }) {
  return <AskedProvider value={healthAssessment}>{children}</AskedProvider>;
}
