import { conclude } from "@anteroom/triage/complaints/conclude";
import { answerQuestion, beginInterview } from "@anteroom/triage/complaints/interview";
import { nextQuestion } from "@anteroom/triage/complaints/choose-question";
import { appliesTo, compareUrgency } from "@anteroom/triage/complaints/knowledge";
import type { Presence } from "@anteroom/triage/complaints/known";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { expect, test } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";
import { type TriedPerson, waysToHold } from "./ways-to-hold.ts";

const knowledge = readKnowledge();
const prepared = prepareKnowledge(knowledge);
const urgencyOf = new Map(knowledge.conditions.map(({ id, urgency }) => [id, urgency]));

/** Runs an interview that confirms these findings when asked and denies everything else. */
function play(person: { age: number; sex: "F" | "M" }, complaint: string, ticked: readonly string[]) {
  let interview = beginInterview(prepared, { person, complaints: [complaint] });
  for (let question = nextQuestion(prepared, interview); question;) {
    const answers = question.findings.map((id): [string, Presence] => [
      id,
      ticked.includes(id) ? "present" : "absent",
    ]);
    interview = answerQuestion(prepared, interview, question, Object.fromEntries(answers));
    question = nextQuestion(prepared, interview);
  }
  return conclude(prepared, interview);
}

test.each([
  [
    "the worst headache at once",
    { age: 40, sex: "F" },
    "headache",
    ["headache-sudden-worst"],
    "subarachnoid-haemorrhage",
  ],
  ["carbon monoxide at home", { age: 40, sex: "F" }, "headache", ["carbon-monoxide-risk"], "carbon-monoxide"],
  [
    "a headache that goes outdoors",
    { age: 40, sex: "F" },
    "headache",
    ["better-outdoors"],
    "carbon-monoxide",
  ],
  [
    "spots that do not fade, grown up",
    { age: 40, sex: "F" },
    "rash",
    ["rash-non-blanching"],
    "meningococcal-disease",
  ],
  [
    "spots that do not fade, a child",
    { age: 4, sex: "F" },
    "child-rash",
    ["rash-non-blanching"],
    "meningococcal-disease",
  ],
  [
    "spots that do not fade, with fever",
    { age: 4, sex: "F" },
    "child-fever",
    ["rash-non-blanching"],
    "meningococcal-disease",
  ],
  ["a face that droops", { age: 60, sex: "M" }, "headache", ["face-droop"], "stroke"],
] as const)(
  "after %s the danger indicated by the sign is named first",
  (_, person, complaint, ticked, first) => {
    const [named] = play(person, complaint, ticked).conditions;
    expect(named).toMatchObject({ id: first, signSource: expect.any(String) });
  },
);

const newborn = { age: 0.0575, sex: "F" } as const;

test.each([
  ["a fever", "child-fever", []],
  ["feeding little and being hard to wake", "baby-feeding", ["baby-feeding-poorly", "drowsy-hard-to-wake"]],
  ["yellow skin and feeding little", "jaundice", ["baby-feeding-poorly"]],
] as const)(
  "a serious infection is named first for a three-week-old baby with %s",
  (_, complaint, ticked) => {
    expect(play(newborn, complaint, ticked).conditions[0]).toMatchObject({ id: "newborn-sepsis" });
  },
);

test("a three-week-old baby is not asked about durations beyond its age or contact lenses", () => {
  const asked = new Set(
    ["child-fever", "red-eye", "crying-baby"].flatMap((id) => {
      let interview = beginInterview(prepared, { person: newborn, complaints: [id] });
      for (let question = nextQuestion(prepared, interview); question;) {
        const answers = question.findings.map((one): [string, Presence] => [one, "absent"]);
        interview = answerQuestion(prepared, interview, question, Object.fromEntries(answers));
        question = nextQuestion(prepared, interview);
      }
      return [...interview.questionedFindings];
    }),
  );
  expect(asked).toContain("duration-1-to-3-weeks");
  expect(asked).not.toContain("duration-over-8-weeks");
  expect(asked).not.toContain("contact-lenses");
});

test.each(["pregnancy-bleeding", "pregnancy-pain", "pregnancy-other"])(
  "in week nine of pregnancy, %s asks about no findings or dates of later weeks",
  (complaint) => {
    const known = new Map([["pregnant-under-12-weeks", "present" as const]]);
    const woman = { age: 30, sex: "F" } as const;
    let interview = beginInterview(prepared, { person: woman, complaints: [complaint], known });
    for (let question = nextQuestion(prepared, interview); question;) {
      const answers = question.findings.map((id): [string, Presence] => [id, "absent"]);
      interview = answerQuestion(prepared, interview, question, Object.fromEntries(answers));
      question = nextQuestion(prepared, interview);
    }
    const later = [
      "waters-broken",
      "baby-moves-less",
      "contractions",
      "pregnant-over-20-weeks",
      "pregnant-maybe",
    ];
    expect(later.filter((id) => interview.questionedFindings.has(id))).toEqual([]);
  },
);

test("lower abdominal pain with bleeding in early pregnancy names ectopic pregnancy first", () => {
  const present = ["pregnant-under-12-weeks", "vaginal-bleeding-pregnancy"];
  const known = new Map(present.map((id) => [id, "present" as const]));
  const woman = { age: 30, sex: "F" } as const;
  const pain = beginInterview(prepared, { person: woman, complaints: ["pregnancy-pain"], known });
  expect(conclude(prepared, pain).conditions[0]).toMatchObject({ id: "ectopic-pregnancy" });
});

const people: readonly TriedPerson[] = [
  { age: 4, sex: "M" },
  { age: 30, sex: "F" },
  { age: 70, sex: "M" },
];

test("no emergency rule is followed by a harmless cause first, unless the rule names it", () => {
  const harmless = knowledge.rules
    .filter(({ urgency }) => urgency.startsWith("emergency"))
    .flatMap(({ id, when, names = [] }) =>
      people.flatMap((person) =>
        waysToHold(prepared, when, person)
          .slice(0, 2)
          .flatMap((present) => {
            const complaint = knowledge.complaints.find(
              ({ applies, oneOf, findings }) =>
                !oneOf && appliesTo(applies, person) && findings.some((one) => present.includes(one)),
            );
            const known = new Map(present.map((one) => [one, "present" as const]));
            const complaints = [complaint?.id ?? "tiredness"];
            const result = conclude(prepared, beginInterview(prepared, { person, complaints, known }));
            const [first] = result.conditions;
            const isHarmless =
              compareUrgency(urgencyOf.get(first?.id ?? "") ?? "within-hours", "within-hours") > 0;
            const isOfRule = result.reasons.some((one) => one.kind === "rule" && one.id === id);
            return first && isOfRule && isHarmless && !names.includes(first.id) ? [`${id}: ${first.id}`] : [];
          }),
      ),
    );
  expect(harmless).toEqual([]);
});
