import { expect, test } from "vitest";
import { conditions, type ConditionSlug } from "./conditions.ts";
import { conditionCount } from "./model.ts";
import { urgencyOfRefused } from "./urgency.ts";

function chances(all: Partial<Record<ConditionSlug | "none", number>>): Float64Array {
  const now = new Float64Array(conditionCount + 1);
  for (const [slug, chance] of Object.entries(all))
    now[slug === "none" ? conditionCount : conditions.findIndex((one) => one.slug === slug)] = chance;
  return now;
}

test.each<[string, Partial<Record<ConditionSlug | "none", number>>, string]>([
  ["nothing known likely", { none: 0.97, "common-cold": 0.03 }, "self-care"],
  [
    "a lung embolism among the little that is known",
    { none: 0.97, "common-cold": 0.028, "pulmonary-embolism": 0.002 },
    "emergency",
  ],
  [
    "hardly an emergency among the little that is known",
    { none: 0.97, "common-cold": 0.029, "pulmonary-embolism": 0.001 },
    "self-care",
  ],
  ["an ambulance's condition likely", { none: 0.9, "common-cold": 0.07, "heart-attack": 0.03 }, "ambulance"],
])("a poor match, with %s, is as urgent as %o asks: %s", (_, all, urgency) => {
  expect(urgencyOfRefused(chances(all))).toBe(urgency);
});
