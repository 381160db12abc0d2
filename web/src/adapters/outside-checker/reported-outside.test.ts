import { expect, test } from "vitest";
import type { CheckInterview } from "../../ports/symptom-checker.ts";
import { toOutgoingInterview } from "./reported-outside.ts";

const options = [
  { id: "s_301", words: "Less than a day" },
  { id: "s_302", words: "1 to 3 days" },
];
const question = { id: "q", text: "How long?", options, isNoneAllowed: false, isUnknownAllowed: true };
const begun = {
  person: { age: 34, sex: "F", pregnancy: "no" },
  complaints: [{ id: "s_101", words: "my head hurts" }],
  findings: [],
  warning: "emergency",
} as const;
const requested = (
  kind: "one" | "several",
  choices: CheckInterview["answered"][number]["choices"],
): CheckInterview => ({ ...begun, answered: [{ question: { ...question, kind }, choices }] });

test.each([
  ["one", { s_301: "absent", s_302: "present" }, [{ id: "s_302", presence: "present" }]],
  [
    "one",
    { s_301: "unknown", s_302: "unknown" },
    [
      { id: "s_301", presence: "unknown" },
      { id: "s_302", presence: "unknown" },
    ],
  ],
  [
    "several",
    { s_301: "absent", s_302: "present" },
    [
      { id: "s_301", presence: "absent" },
      { id: "s_302", presence: "present" },
    ],
  ],
] as const)("an answer of kind %s, %j, is written as %j", (kind, choices, answers) => {
  expect(toOutgoingInterview(requested(kind, choices)).answers).toEqual(answers);
});

test("free text and unasked questions are not passed on", () => {
  expect(toOutgoingInterview({ ...begun, answered: [] })).toEqual({
    age: 34,
    sex: "F",
    complaints: ["s_101"],
    findings: [],
    answers: [],
  });
});
