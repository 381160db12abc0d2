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
  /** What the person does not know; all else is denied. */
  readonly unknown?: readonly string[];
};

/** What is named to somebody who has these things. */
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

test("no cholera and no fault of newborns is named for a child of 14 months of whom no journey was told", () => {
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

test("no anthrax or plague is named for a fever of five days without animals or bites, and it may be with them", () => {
  const man = { age: 28, sex: "M", complaints: ["fever"], present: ["chills", "fever-over-5-days"] } as const;
  expect(named(man)).not.toContain("anthrax-plague");
  expect(named({ ...man, unknown: ["animals-contact", "job-animals", ...journeys] })).not.toContain(
    "anthrax-plague",
  );
});

test("malaria is named where a stay with malaria was told", () => {
  const present = ["chills", "headache", "muscle-aches", "travel-malaria"];
  expect(named({ age: 28, sex: "M", complaints: ["fever"], present })).toContain("malaria");
});

test("nobody reads of an illness of journeys, animals or jobs of which nothing was told", () => {
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
