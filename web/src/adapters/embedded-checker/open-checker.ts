import { assess } from "@anteroom/triage/assess";
import { fittedModel } from "@anteroom/triage/fitted-model";
import { nextQuestion } from "@anteroom/triage/next-question";
import { redFlags } from "@anteroom/triage/red-flags";
import { progress } from "@anteroom/triage/progress";
import { embeddedChecker } from "@anteroom/domain/symptom-checker";
import type { SymptomChecker } from "../../ports/symptom-checker.ts";

/** Our own engine with its model, in this browser: once loaded it needs no network. */
export function openEmbeddedChecker(): SymptomChecker {
  return {
    name: embeddedChecker,
    next: (interview) => nextQuestion(fittedModel, interview),
    redFlags,
    assess: (interview) => assess(fittedModel, interview),
    progress: (interview) => progress(fittedModel, interview),
  };
}
