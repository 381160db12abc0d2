import type { Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import { createContext, use } from "react";

const AskedContext = createContext<Questionnaire | null>(null);

export const AskedProvider = AskedContext.Provider;

/** The questions in all their languages: a piece of its own that both pages share. */
export function useAskedQuestions(): Questionnaire {
  const asked = use(AskedContext);
  if (!asked) throw new Error("useAskedQuestions outside of WithQuestions");
  return asked;
}
