import { vitalNames } from "@anteroom/domain/vital-values";
import type { SaveVitals, VitalSigns } from "../../ports/vital-signs.ts";

/** Values that somebody reads off a cuff, an oximeter or a scale and types in. */
export function manualVitals(save: SaveVitals): VitalSigns {
  return {
    sourceSystem: "manual",
    names: vitalNames,
    async keep(values) {
      const outcome = await save("manual", values);
      if (outcome.isOk) return "kept";
      return outcome.failure.code === "status_conflict" ? "stopped" : "failed";
    },
  };
}
