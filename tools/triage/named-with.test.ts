import { conclude } from "@anteroom/triage/complaints/conclude";
import { nextQuestion } from "@anteroom/triage/complaints/choose-question";
import { answerQuestion, beginInterview } from "@anteroom/triage/complaints/interview";
import type { Presence } from "@anteroom/triage/complaints/known";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { expect, test } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());

type Walk = {
  readonly age: number;
  readonly sex: "F" | "M";
  readonly complaints: readonly string[];
  readonly present: readonly string[];
  /** Findings that the person does not know; all others are denied. */
  readonly unknown?: readonly string[];
};

/** Returns the conditions named for a person with these findings. */
function named({ age, sex, complaints, present, unknown = [] }: Walk): readonly string[] {
  const known = new Map(present.map((finding) => [finding, "present" as Presence]));
  let interview = beginInterview(prepared, { person: { age, sex }, complaints, known });
  for (let next = nextQuestion(prepared, interview); next; next = nextQuestion(prepared, interview)) {
    const denied = next.findings.filter((finding) => !unknown.includes(finding));
    interview = answerQuestion(
      prepared,
      interview,
      next,
      Object.fromEntries(denied.map((finding) => [finding, "absent" as const])),
    );
  }
  return conclude(prepared, interview).conditions.map(({ id }) => id);
}

const journeys = [
  "travel-abroad",
  "travel-tropics",
  "travel-malaria",
  "mosquito-bites",
  "water-food-cholera",
];

test("neither cholera nor a newborn disorder is named for a child of 14 months without travel", () => {
  const child = {
    age: 1.2,
    sex: "F",
    complaints: ["child-vomiting-diarrhoea", "baby-feeding"],
    present: ["vomiting", "diarrhoea", "diarrhoea-watery", "drinking-little", "baby-dry-nappies"],
    unknown: journeys,
  } as const;
  const without = named(child);
  expect(without).not.toContain("cholera");
  expect(without).not.toContain("congenital-adrenal");
});

test("anthrax and plague are not named for a fever of five days without a reported exposure", () => {
  const man = { age: 28, sex: "M", complaints: ["fever"], present: ["chills", "fever-over-5-days"] } as const;
  expect(named(man)).not.toContain("anthrax-plague");
  expect(named({ ...man, unknown: ["animals-contact", "job-animals", ...journeys] })).not.toContain(
    "anthrax-plague",
  );
});

test("malaria is named after a reported stay in a malaria area", () => {
  const present = ["chills", "headache", "muscle-aches", "travel-malaria"];
  expect(named({ age: 28, sex: "M", complaints: ["fever"], present })).toContain("malaria");
});

test("no illness from travel, animals or jobs is named without a reported exposure", () => {
  const exposed = prepared.knowledge.conditions.filter(({ namedWith }) => namedWith);
  expect(exposed.length).toBeGreaterThan(20);
  const strange = prepared.knowledge.complaints.flatMap(({ id, applies }) => {
    const { ageFrom = 40, ageBelow, sex = "F" } = applies ?? {};
    const person = { age: ageBelow ? ageBelow * 0.9 : Math.max(40, ageFrom), sex };
    const open = { person, complaints: [id], known: new Map<string, Presence>() };
    const { conditions } = conclude(prepared, beginInterview(prepared, open));
    const { known } = beginInterview(prepared, open);
    return conditions
      .flatMap((one) => exposed.filter((condition) => condition.id === one.id))
      .filter(({ namedWith }) => !namedWith?.some((finding) => known.get(finding) === "present"))
      .map((condition) => `${id}: ${condition.id}`);
  });
  expect(strange).toEqual([]);
});

test("no bronchiolitis is named for a vomiting baby without cough, cold or breathing trouble", () => {
  const breathing = ["cough", "wheeze", "runny-nose", "breathing-fast", "breathing-hard-work", "stridor"];
  const baby = {
    age: 1.2,
    sex: "F",
    complaints: ["child-vomiting-diarrhoea"],
    present: ["vomiting", "baby-feeding-poorly", "vomiting-green", "diarrhoea-bloody"],
    unknown: [...breathing, "breathing-pauses", "lips-blue"],
  } as const;
  expect(named(baby)).not.toContain("bronchiolitis");
  const coughing = {
    age: 0.6,
    sex: "F",
    complaints: ["child-cough"],
    present: ["runny-nose", "wheeze"],
  } as const;
  expect(named(coughing)).toContain("bronchiolitis");
});

test("no prostatitis or deep abscess is named for fever alone", () => {
  const present = ["chills", "fever-over-5-days", "duration-4-to-7-days"];
  const names = named({ age: 28, sex: "M", complaints: ["fever"], present });
  const strange = new Set([
    "acute-prostatitis",
    "liver-abscess",
    "osteomyelitis",
    "spinal-infection",
    "anal-abscess",
  ]);
  expect(names.filter((id) => strange.has(id))).toEqual([]);
});

test("a throbbing headache over years with light sensitivity is a migraine, not a nose or eye disease", () => {
  const names = named({
    age: 44,
    sex: "F",
    complaints: ["headache"],
    present: [
      "duration-over-8-weeks",
      "headache-throbbing",
      "light-hurts",
      "headache-one-sided",
      "happened-before",
    ],
  });
  expect(names[0]).toBe("migraine");
  const strange = new Set(["chronic-sinusitis", "hay-fever", "dust-pet-allergy", "anterior-uveitis"]);
  expect(names.filter((id) => strange.has(id))).toEqual([]);
});

test("early pregnancy is not named when the pregnancy is already reported", () => {
  const names = named({
    age: 29,
    sex: "F",
    complaints: ["vaginal-discharge"],
    present: ["pregnant-under-12-weeks", "discharge-fishy", "duration-1-to-3-weeks"],
  });
  expect(names[0]).toBe("bacterial-vaginosis");
  const ofPregnancy = new Set(["early-pregnancy", "morning-sickness-simple", "hyperemesis"]);
  expect(names.filter((id) => ofPregnancy.has(id))).toEqual([]);
});

test("flu and COVID-19 are both named for a sudden fever with aches and contact with either", () => {
  const names = named({
    age: 30,
    sex: "F",
    complaints: ["cold", "shortness-of-breath", "fever"],
    present: ["cough-dry", "runny-nose", "tiredness", "muscle-aches", "onset-sudden", "contact-flu-covid"],
  });
  expect(names).toEqual(expect.arrayContaining(["covid-19", "influenza"]));
});

test("a smoker breathless for years gets COPD named and no inherited deficiency", () => {
  const names = named({
    age: 58,
    sex: "M",
    complaints: ["shortness-of-breath", "wheeze", "cough"],
    present: ["smoker", "duration-over-8-weeks", "breathless-on-effort", "getting-worse"],
  });
  expect(names).toContain("copd");
  expect(names).not.toContain("alpha-1-antitrypsin");
});
