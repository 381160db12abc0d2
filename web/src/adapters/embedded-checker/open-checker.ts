import { assess } from "@anteroom/triage/assess";
import { fittedModel } from "@anteroom/triage/fitted-model";
import { prepareModel } from "@anteroom/triage/model";
import { nextQuestion } from "@anteroom/triage/next-question";
import { redFlags } from "@anteroom/triage/red-flags";
import { progress } from "@anteroom/triage/progress";
import { embeddedChecker } from "@anteroom/domain/symptom-checker";
import type { SymptomChecker } from "../../ports/symptom-checker.ts";

/** Our own engine with its model, in this browser: once loaded it needs no network. */
export function openEmbeddedChecker(): SymptomChecker {
  const model = prepareModel(fittedModel);
  return {
    name: embeddedChecker,
    next: (interview) => nextQuestion(model, interview),
    redFlags,
    assess: (interview) => assess(model, interview),
    progress: (interview) => progress(model, interview),
  };
}
