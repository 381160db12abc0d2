import { nextQuestion } from "@anteroom/triage/complaints/choose-question";
import { conclude } from "@anteroom/triage/complaints/conclude";
import { answerQuestion, beginInterview, type Interview } from "@anteroom/triage/complaints/interview";
import { appliesTo } from "@anteroom/triage/complaints/knowledge";
import type { Person } from "@anteroom/triage/complaints/prior";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { expect, test, vi } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";
import { presentResult } from "../../web/src/adapters/embedded-checker/present-result.ts";

vi.setConfig({ testTimeout: 300_000 }); // all complaints

const prepared = prepareKnowledge(readKnowledge());
const labels = { finding: (id: string) => id, version: "", reviewed: null };

const people: readonly Person[] = [
  { age: 35, sex: "F" },
  { age: 4, sex: "M" },
  { age: 70, sex: "M" },
];

function denyAll(person: Person, complaint: string): Interview {
  let interview = beginInterview(prepared, { person, complaints: [complaint] });
  for (let next = nextQuestion(prepared, interview); next; next = nextQuestion(prepared, interview))
    interview = answerQuestion(
      prepared,
      interview,
      next,
      Object.fromEntries(next.findings.map((finding) => [finding, "absent" as const])),
    );
  return interview;
}

/** Returns the same interview with one danger sign ticked. */
function withSign(interview: Interview, sign: string): Interview {
  const known = new Map([...interview.known].filter(([id]) => id !== sign));
  const question = { id: "danger", kind: "red-flags", question: "", findings: [sign] } as const;
  return answerQuestion(prepared, { ...interview, known }, question, { [sign]: "present" });
}

const isEmergency = (level: string) => level.startsWith("emergency");
const idOf = (said: string) => said.split(" – ")[0] ?? said;

test("a listed danger sign has the same urgency and first steps as when it is ticked", () => {
  const wrong = prepared.knowledge.complaints.flatMap(({ id, applies, redFlags }) =>
    people
      .filter((person) => appliesTo(applies, person))
      .flatMap((person) => {
        const interview = denyAll(person, id);
        const { level, getHelpIf, seeSoonIf = [], ...before } = presentResult(prepared, interview, labels);
        if (isEmergency(level)) return [];
        const asked = redFlags.flatMap((group) => prepared.groups.get(group)?.findings ?? []);
        return asked.flatMap((sign) => {
          if (interview.known.get(sign) !== "absent") return [];
          const ticked = withSign(interview, sign);
          const { urgency } = conclude(prepared, ticked);
          const { first, ...after } = presentResult(prepared, ticked, labels);
          const isCrisis = after.isCrisis && !before.isCrisis;
          const said = [...getHelpIf, ...seeSoonIf].find((one) => idOf(one) === sign);
          const isLate = seeSoonIf.includes(said ?? "") && (isEmergency(urgency) || isCrisis);
          const isMute = said !== undefined && said === sign && (first !== undefined || isCrisis);
          return isLate || isMute ? [`${id} ${person.age}: ${sign}`] : [];
        });
      }),
  );
  expect(wrong).toEqual([]);
});
