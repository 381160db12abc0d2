import { type FinishedInterview, answerFromTranscript } from "@anteroom/triage/complaints/from-transcript";
import { appliesTo, type Condition, type PresentingComplaint } from "@anteroom/triage/complaints/knowledge";
import type { PreparedKnowledge } from "@anteroom/triage/complaints/prepare";
import { type Person, priorOf } from "@anteroom/triage/complaints/prior";
import { transcriptOf } from "./measure-vignettes.ts";

/** A person with one mild, recent complaint who denies everything else. */
export type MildCase = {
  readonly name: string;
  readonly answered: FinishedInterview;
  readonly first: Condition | undefined;
  /** Common conditions that cause the complaint in this person without a denied defining finding. */
  readonly common: readonly string[];
};

/** Findings that tell severity and duration: mild for days, or mild for weeks. */
export const courses = {
  days: ["severity-mild", "duration-1-to-3-days"],
  weeks: ["severity-mild", "duration-1-to-3-weeks"],
} as const;

const people: readonly Person[] = [
  { age: 39, sex: "F" },
  { age: 39, sex: "M" },
  { age: 6, sex: "F" },
  { age: 72, sex: "F" },
];

/** A condition brings a complaint where the knowledge calls it common in it, a hallmark or a need: six in ten. */
const brings = 0.6;

/** ICD-10: infections with a predominantly sexual mode of transmission. */
const sexuallyTransmitted = /^A(?:5\d|6[0-4])/;

/**
 * Returns whether a condition is rare, sexually transmitted or an emergency: it should not be listed first for a
 * mild complaint alone.
 */
export function isFrightening({ frequency, icd10, urgency }: Condition): boolean {
  return frequency.endsWith("rare") || sexuallyTransmitted.test(icd10) || urgency.startsWith("emergency");
}

/**
 * Plays and returns the mild cases of a complaint: up to four people of different age and sex, those to whom it
 * applies, with each alternative finding.
 */
export function mildCasesOf(
  prepared: PreparedKnowledge,
  complaint: PresentingComplaint,
  course: keyof typeof courses,
): readonly MildCase[] {
  const lists = new Set(complaint.findings.map((one) => prepared.listOf.get(one)));
  const told = courses[course].filter((one) => !lists.has(prepared.listOf.get(one)));
  return people
    .filter((person) => appliesTo(complaint.applies, person))
    .flatMap((person) => {
      const possible = complaint.findings.filter((one) =>
        appliesTo(prepared.findings.get(one)?.applies, person),
      );
      const ways = complaint.oneOf ? possible.map((one) => [one]) : [complaint.findings];
      return ways.map((own) => mildCase(prepared, { complaint, person, own, told }));
    });
}

type Case = {
  readonly complaint: PresentingComplaint;
  readonly person: Person;
  readonly own: readonly string[];
  readonly told: readonly string[];
};

function mildCase(prepared: PreparedKnowledge, { complaint, person, own, told }: Case): MildCase {
  const transcript = transcriptOf(prepared, {
    id: complaint.id,
    kind: "everyday",
    reference: { conditions: [], urgency: "self-care" },
    ...person,
    complaints: [complaint.id],
    present: [...own, ...told],
  });
  const answered = answerFromTranscript(prepared, transcript);
  const absent = new Set(transcript.absent);
  const denied = new Set(answered.posed.flatMap(({ findings }) => findings.filter((one) => absent.has(one))));
  return {
    name: `${complaint.id} (${own.join(", ")}) ${person.age} ${person.sex}`,
    answered,
    first: conditionOf(prepared, answered.conditions[0]?.id),
    common: prepared.conditions
      .filter(({ condition, shares }) => {
        const { needs = [], hallmark = [] } = condition.findings;
        return (
          isCommon(prepared, condition, person) &&
          !isFrightening(condition) &&
          own.some((finding) => (shares.get(finding) ?? 0) >= brings) &&
          (needs.length === 0 || needs.some((finding) => [...own, ...told].includes(finding))) &&
          ![...needs, ...hallmark].some((finding) => denied.has(finding))
        );
      })
      .map(({ condition }) => condition.id),
  };
}

function conditionOf(prepared: PreparedKnowledge, id: string | undefined): Condition | undefined {
  return prepared.conditions.find(({ condition }) => condition.id === id)?.condition;
}

/** As frequent in people of this age and sex as "common" is. */
function isCommon(prepared: PreparedKnowledge, condition: Condition, person: Person): boolean {
  const justBelow = 0.99;
  return priorOf(condition, person, prepared) >= justBelow * 10 ** -prepared.limits.stepOfFrequency;
}
