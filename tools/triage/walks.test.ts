import { nextQuestion } from "@anteroom/triage/complaints/choose-question";
import { conclude } from "@anteroom/triage/complaints/conclude";
import { answerQuestion, beginInterview, type Interview } from "@anteroom/triage/complaints/interview";
import type { Presence } from "@anteroom/triage/complaints/known";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { expect, test } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());

type Person = { readonly age: number; readonly sex: "F" | "M" };

/** Runs an interview that confirms the listed findings and denies everything else. Returns its questions and result. */
function walk(person: Person, complaints: readonly string[], present: readonly string[]) {
  const reported = new Map(present.map((finding) => [finding, "present" as Presence]));
  let interview: Interview = beginInterview(prepared, { person, complaints, known: reported });
  const posed: string[] = [];
  const titles: string[] = [];
  for (let question = nextQuestion(prepared, interview); question;) {
    posed.push(...question.findings);
    titles.push(question.question);
    const answers = Object.fromEntries(
      question.findings.map(
        (finding) => [finding, present.includes(finding) ? "present" : "absent"] as const,
      ),
    );
    interview = answerQuestion(prepared, interview, question, answers);
    question = nextQuestion(prepared, interview);
  }
  const ended = conclude(prepared, interview);
  const reasons = ended.reasons.flatMap((reason) => ("id" in reason ? [reason.id] : []));
  return { ...ended, posed, titles, reasons, conditions: ended.conditions.map(({ id }) => id) };
}

const woman = { age: 34, sex: "F" } as const;
const man = { age: 19, sex: "M" } as const;
const child = { age: 5, sex: "M" } as const;

test("advice about headaches is given only where a headache was said", () => {
  const dizzy = ["dizziness-spinning", "nausea", "happened-before", "history-migraine", "light-hurts"];
  const without = walk(woman, ["dizziness"], dizzy);
  const beside = walk(woman, ["dizziness"], [...dizzy, "headache", "headache-throbbing"]);
  expect(without.conditions).toContain("vestibular-migraine");
  expect(without.selfCare).not.toContain("headache-diary");
  expect(beside.conditions).toContain("vestibular-migraine");
  expect(beside.selfCare).toContain("headache-diary");
});

test("the duration of a cough is no reason for a sore throat or a headache next to it", () => {
  const reported = ["duration-1-to-3-weeks", "cough-productive", "sore-throat", "headache", "runny-nose"];
  expect(walk(woman, ["cough"], reported).reasons).toEqual(["cough"]);
  expect(walk(woman, ["sore-throat"], reported).reasons).toContain("sore-throat-week");
});

test.each([
  ["a sore throat with fever", man, ["sore-throat"], ["fever", "swallowing-hurts", "duration-1-to-3-days"]],
  ["a cold", man, ["cold"], ["runny-nose", "sneezing", "duration-1-to-3-days"]],
  ["an earache of a child", child, ["earache", "cold"], ["ear-tugging", "runny-nose", "fever"]],
  ["a cough with a headache", woman, ["cough"], ["cough-productive", "headache", "duration-1-to-3-weeks"]],
] as const)("%s is asked about no rare danger without a reason", (_, person, complaints, present) => {
  const { posed } = walk(person, complaints, present);
  for (const finding of [
    "skin-black-or-crackling",
    "skin-pain-out-of-proportion",
    "carbon-monoxide-risk",
    "foot-ulcer-diabetes",
    "alcohol-withdrawal",
    "belly-rigid",
    "weakness-passed-off",
    "travel-ebola-area",
  ])
    expect(posed).not.toContain(finding);
});

test.each([
  ["a plain headache", woman, ["headache"], ["duration-1-to-3-days"], "tension-headache"],
  ["a runny nose", woman, ["cold"], ["runny-nose", "duration-1-to-3-days"], "common-cold"],
  [
    "a red, sticky, sore eye",
    { age: 8, sex: "M" },
    ["red-eye"],
    ["eye-discharge-sticky", "eye-pain", "duration-4-to-7-days"],
    "bacterial-conjunctivitis",
  ],
  [
    "headaches with an aura",
    { age: 25, sex: "F" },
    ["headache"],
    ["aura-visual", "headache-throbbing", "nausea", "vomiting", "happened-before", "light-hurts"],
    "migraine",
  ],
  [
    "back pain with fainting and blood in the urine",
    { age: 84, sex: "M" },
    ["low-back-pain", "fainting", "blood-in-urine"],
    ["severity-severe", "abdominal-pain", "onset-sudden"],
    "aortic-aneurysm-rupture",
  ],
] as const)("%s lists the likely condition first", (_, person, complaints, present, first) => {
  expect(walk(person, complaints, present).conditions[0]).toBe(first);
});

test("a condition whose own sign was denied is no reason for the urgency", () => {
  const reported = ["eye-discharge-sticky", "eye-pain", "fever", "duration-4-to-7-days"];
  const { reasons } = walk({ age: 8, sex: "M" }, ["red-eye", "fever"], reported);
  expect(reasons).not.toContain("dacryocystitis");
});

test("a child's earache with reduced hearing needs neither same-day care nor a specialist", () => {
  const ended = walk(child, ["earache"], ["ear-tugging", "runny-nose", "hearing-loss-sudden", "fever"]);
  expect(["self-care", "within-days"]).toContain(ended.urgency);
  expect(ended.specialty).toBe("paediatrics");
  expect(ended.selfCare).toContain("pain-fever-medicine-not-pregnant");
  expect(ended.selfCare).not.toContain("ear-pressure");
  const adult = walk(woman, ["hearing-loss"], ["hearing-loss-sudden"]);
  expect(adult.urgency).toBe("within-hours");
});

test("dizziness on turning over in bed shows advice", () => {
  const reported = ["dizziness-spinning", "dizziness-head-movement", "duration-3-to-8-weeks"];
  expect(walk({ age: 65, sex: "F" }, ["dizziness"], reported).selfCare).toContain("stand-up-slowly");
});

test("questions answered before the interview are not asked again", () => {
  const posed = (questionsBefore: readonly string[]) => {
    const begun = beginInterview(prepared, {
      person: woman,
      complaints: ["abdominal-pain"],
      questionsBefore,
    });
    const findings: string[] = [];
    let interview = begun;
    for (let question = nextQuestion(prepared, interview); question;) {
      findings.push(...question.findings);
      interview = answerQuestion(prepared, interview, question, {});
      question = nextQuestion(prepared, interview);
    }
    return findings;
  };
  expect(posed([])).toContain("pregnant");
  expect(posed(["pregnant", "pregnant-maybe", "postpartum"])).not.toContain("pregnant");
});

test("no question mentions a pain or headache for vomiting with diarrhoea only", () => {
  const { titles } = walk(
    woman,
    ["diarrhoea", "nausea-vomiting"],
    ["duration-under-1-day", "diarrhoea-watery"],
  );
  expect(titles.filter((title) => /of the (pain|headache)/.test(title))).toEqual([]);
  expect(walk(woman, ["headache"], []).titles).toContain("Are any of these true of the headache?");
});

test("muscle pain with fever and cough is not asked about a broken limb", () => {
  const { posed } = walk(man, ["fever", "muscle-pain", "cough"], ["fever-high", "duration-1-to-3-days"]);
  expect(posed).not.toContain("limb-deformed");
  expect(posed).not.toContain("bone-visible-or-open");
});

test("conditions that require an injury or a sore testicle are not named without one", () => {
  const endsWith = (person: Person, complaints: readonly string[], present: readonly string[]) => {
    const known = new Map(present.map((finding) => [finding, "present" as Presence]));
    return conclude(prepared, beginInterview(prepared, { person, complaints, known })).conditions.map(
      ({ id }) => id,
    );
  };
  expect(
    endsWith(woman, ["dizziness", "tiredness"], ["sleep-trouble", "duration-1-to-3-weeks"]),
  ).not.toContain("post-concussion");
  expect(endsWith(man, ["painful-urination"], ["fever", "one-sided", "urine-often"])).not.toContain(
    "epididymitis",
  );
});

test("fever in a baby who feeds poorly is not named as a feeding difficulty", () => {
  const ended = walk({ age: 0.17, sex: "M" }, ["child-fever"], ["baby-feeding-poorly"]);
  expect(ended.urgency).toBe("emergency-department-now");
  expect(ended.conditions).not.toContain("feeding-difficulty-baby");
  expect(ended.conditions).not.toContain("sickle-cell-crisis");
});

test("a sticky eye shows eye advice and none about measles", () => {
  const { selfCare } = walk(man, ["red-eye"], ["eye-discharge-sticky", "duration-1-to-3-days"]);
  expect(selfCare).toEqual(["eye-clean"]);
});

test("an irritable baby is not treated as low mood", () => {
  const reported = ["irritability", "runny-nose", "duration-1-to-3-days"];
  expect(walk({ age: 0.75, sex: "F" }, ["child-fever"], reported).reasons).not.toContain("mood-any");
  expect(walk(woman, ["low-mood"], ["irritability"]).reasons).toContain("mood-any");
});

test("a headache with fever alone names no illness with unreported signs", () => {
  const { conditions, urgency } = walk(
    { age: 74, sex: "F" },
    ["headache", "fever"],
    ["headache", "fever", "duration-1-to-3-days", "severity-moderate"],
  );
  expect(urgency).toBe("self-care");
  expect(conditions[0]).toBe("viral-illness");
  for (const one of ["genital-herpes", "shingles", "chickenpox", "mumps", "polio", "yellow-fever-zika"])
    expect(conditions).not.toContain(one);
});
