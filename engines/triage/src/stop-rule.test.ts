import { expect, test } from "vitest";
import { conditions, type ConditionSlug } from "./conditions.ts";
import { fittedModel } from "./fitted-model.ts";
import { addAnswer, startInterview } from "./interview.ts";
import { conditionCount } from "./model.ts";
import { isFinished, isSure } from "./stop-rule.ts";

const start = startInterview({ age: 40, sex: "F", complaints: [{ evidence: "E_173" }] });

function chances(all: Partial<Record<ConditionSlug | "none", number>>): Float64Array {
  const now = new Float64Array(conditionCount + 1);
  for (const [slug, chance] of Object.entries(all))
    now[slug === "none" ? conditionCount : conditions.findIndex((one) => one.slug === slug)] = chance;
  return now;
}

test.each<[string, Partial<Record<ConditionSlug | "none", number>>, boolean]>([
  ["one condition clearly first", { reflux: 0.999, "common-cold": 0.001 }, true],
  ["two conditions still possible", { reflux: 0.94, "common-cold": 0.06 }, false],
  ["one likely and the other less urgent", { reflux: 0.96, "common-cold": 0.04 }, true],
  ["one as likely but the other more urgent", { reflux: 0.96, pneumonia: 0.04 }, false],
  ["the more urgent one clearly out", { reflux: 0.986, pneumonia: 0.014 }, true],
  ["a heart attack not yet out", { reflux: 0.994, "heart-attack": 0.006 }, false],
  ["a heart attack out", { reflux: 0.997, "heart-attack": 0.003 }, true],
  ["an emergency itself first", { "heart-attack": 0.992, "unstable-angina": 0.008 }, true],
  ["'none of these' not yet out", { reflux: 0.85, none: 0.15 }, false],
  ["'none of these' clear, but hardly anything asked", { reflux: 0.01, none: 0.99 }, false],
])("with %s the interview ends: %o %s", (_, all, ends) => {
  expect(isSure(fittedModel, chances(all), start)).toBe(ends);
});

test("open questions that decide the rest of the list are asked once when all is clear", () => {
  const clear = chances({ anaemia: 0.9999, none: 0.0001 });
  expect(isSure(fittedModel, clear, start)).toBe(true);
  expect(isFinished(fittedModel, clear, start)).toBe(false);
  const reported = Object.keys(fittedModel.stored.listValue).reduce(
    (held, code) => addAnswer(held, code, "no"),
    start,
  );
  expect(isFinished(fittedModel, clear, reported)).toBe(true);
  const unlike = chances({ none: 0.9999, anaemia: 0.0001 });
  const tried = reported.answers
    .slice(0, 12)
    .reduce((held, one) => addAnswer(held, one.question, "no"), start);
  expect(isFinished(fittedModel, unlike, tried)).toBe(true);
});

test("more certainty is needed after a poorly matching answer", () => {
  const sure = chances({ reflux: 0.998, "common-cold": 0.002 });
  expect(isSure(fittedModel, sure, addAnswer(start, "E_215", "yes"))).toBe(true);
  expect(isSure(fittedModel, sure, addAnswer(start, "E_166", "yes"))).toBe(false);
});
