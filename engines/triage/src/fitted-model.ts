import stored from "./fitted-model.json" with { type: "json" };
import { prepareModel, type TriageModel } from "./model.ts";

const fitted: TriageModel = stored;

/**
 * The model fitted by `tools/triage/fit.ts` on DDXPlus (CC BY 4.0), see its `provenance`. Large, and prepared when
 * the module is loaded: import this module only where it is used.
 */
export const fittedModel = prepareModel(fitted);
