import stored from "./fitted-model.json" with { type: "json" };
import { prepareModel, type TriageModel } from "./model.ts";

const fitted: TriageModel = stored;

/** The model of `tools/triage/fit.ts`: derived from DDXPlus (CC BY 4.0), see its `provenance`. Load this module only where it is used. */
export const fittedModel = prepareModel(fitted);
