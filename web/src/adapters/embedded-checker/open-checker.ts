import { assess } from "@anteroom/triage/assess";
import { nextQuestion } from "@anteroom/triage/next-question";
import { redFlags } from "@anteroom/triage/red-flags";
import { progress } from "@anteroom/triage/progress";
import { embeddedChecker } from "@anteroom/domain/symptom-checker";
import type { SymptomChecker } from "../../ports/symptom-checker.ts";

/** Our own engine in this browser, with its model, a file of its own: once both are loaded it needs no network. */
export async function openEmbeddedChecker(): Promise<SymptomChecker> {
  const { fittedModel } = await import("@anteroom/triage/fitted-model");
  return {
    name: embeddedChecker,
    next: (interview) => nextQuestion(fittedModel, interview),
    redFlags,
    assess: (interview) => assess(fittedModel, interview),
    progress: (interview) => progress(fittedModel, interview),
  };
}
