import { expect, test } from "vitest";
import { conditions } from "./conditions.ts";
import { fittedModel } from "./fitted-model.ts";
import { addAnswer, startInterview, type Complaint } from "./interview.ts";
import { conditionCount } from "./model.ts";
import { refusalOf } from "./scope.ts";

const reflux = conditions.findIndex(({ slug }) => slug === "reflux");
const begun = (complaint: Complaint) => startInterview({ age: 40, sex: "F", complaints: [complaint] });
const heartburn = begun({ evidence: "E_173" });

function likely(share: number, none: number): Float64Array {
  const now = new Float64Array(conditionCount + 1).fill((1 - share - none) / (conditionCount - 1));
  now[reflux] = share;
  now[conditionCount] = none;
  return now;
}

test.each([
  [0.99, 0.005, null],
  [0.88, 0.11, "does-not-fit"],
  [0.2, 0, "too-little-known"],
] as const)("reflux at %d beside 'none of these' at %d is refused as %s", (share, none, reason) => {
  expect(refusalOf(fittedModel, heartburn, likely(share, none), reflux)).toBe(reason);
});

test.each<[string, Complaint, string | null]>([
  ["heartburn", { evidence: "E_173" }, null],
  ["a drooping eyelid", { evidence: "E_172" }, "does-not-fit"],
  ["pain in the upper belly", { pain: "upper-belly-pain" }, null],
  ["earache", { pain: "ear-pain" }, "does-not-fit"],
])("reflux explains %s or is not offered for it", (_, complaint, reason) => {
  expect(refusalOf(fittedModel, begun(complaint), likely(0.99, 0.005), reflux)).toBe(reason);
});

test("answers that contradict reflux withdraw it", () => {
  const odd = ["E_166", "E_172", "E_194", "E_84"].reduce(
    (held, code) => addAnswer(held, code, "yes"),
    heartburn,
  );
  expect(refusalOf(fittedModel, odd, likely(0.99, 0.005), reflux)).toBe("does-not-fit");
});
