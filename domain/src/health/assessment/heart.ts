import {
  type AreaResult,
  type Given,
  ageExclusion,
  numbersProblem,
  floorToTenth,
  type Person,
  pregnancyExclusion,
  type Reason,
  unableResult,
  type UnableReason,
} from "./areas.ts";
import { bodyBounds, bodyMassIndex } from "./body.ts";

/** Answers for the risk of heart and circulation: height in cm, weight in kg. */
export type HeartAnswers = {
  height: Given;
  weight: Given;
  /** Upper blood pressure in mmHg. */
  systolic: Given;
  takesPressureMedicine: boolean | null;
  smokes: boolean | null;
};

/** Ages of the people it was developed on; mmHg and kg/m2 within the limits of its published calculator. */
const heartLimits = { ages: [30, 74], systolic: [90, 200], index: [15, 50] } as const;

type Equation = Readonly<
  Record<
    "age" | "index" | "pressure" | "treatedPressure" | "smoking" | "diabetes" | "mean" | "survival",
    number
  >
>;

/** General cardiovascular risk without laboratory values (D'Agostino et al., Circulation 2008, with body mass index). */
const equations: Readonly<Record<"male" | "female", Equation>> = {
  male: {
    age: 3.11296,
    index: 0.79277,
    pressure: 1.85508,
    treatedPressure: 1.92672,
    smoking: 0.70953,
    diabetes: 0.5316,
    mean: 23.9388,
    survival: 0.88431,
  },
  female: {
    age: 2.72107,
    index: 0.51125,
    pressure: 2.81291,
    treatedPressure: 2.88267,
    smoking: 0.61868,
    diabetes: 0.77763,
    mean: 26.0145,
    survival: 0.94833,
  },
};

/**
 * Assesses the risk of a heart attack, a stroke or heart failure within ten years, in percent rounded down to a tenth
 * (Framingham, D'Agostino et al., 2008); 5, 10 and 20 begin the next level, whose names are our own. Unassessable
 * with heart disease or pregnancy, outside 30 to 74 years, 90 to 200 mmHg or 15 to 50 kg/m2, without a sex, and with
 * a missing answer.
 */
export function assessHeart(answers: HeartAnswers, person: Person): AreaResult {
  const bar = barOf(answers, person);
  const { height, weight, systolic } = answers;
  const { sex, age } = person;
  if (bar || height === null || weight === null || systolic === null || sex === null || age === null)
    return unableResult("heart", bar ?? "missing-answer");
  const index = bodyMassIndex({ height, weight });
  if (!isWithin(systolic, heartLimits.systolic) || !isWithin(index, heartLimits.index))
    return unableResult("heart", "outside-range");
  const facts = {
    sex,
    age,
    index,
    systolic,
    isTreated: answers.takesPressureMedicine === true,
    smokes: answers.smokes === true,
    hasDiabetes: person.hasDiabetes === true,
  };
  const percent = cardiovascularRisk(facts);
  const reasons: Reason[] = [];
  if (facts.smokes) reasons.push("smokes");
  if (facts.isTreated) reasons.push("treated-pressure");
  if (facts.hasDiabetes) reasons.push("diabetes");
  return { area: "heart", level: levelOf(percent), number: floorToTenth(percent), reasons };
}

type HeartFacts = {
  sex: "male" | "female";
  age: number;
  index: number;
  systolic: number;
  isTreated: boolean;
  smokes: boolean;
  hasDiabetes: boolean;
};

function cardiovascularRisk(facts: HeartFacts): number {
  const by = equations[facts.sex];
  const sum =
    by.age * Math.log(facts.age) +
    by.index * Math.log(facts.index) +
    (facts.isTreated ? by.treatedPressure : by.pressure) * Math.log(facts.systolic) +
    (facts.smokes ? by.smoking : 0) +
    (facts.hasDiabetes ? by.diabetes : 0);
  return 100 * (1 - by.survival ** Math.exp(sum - by.mean));
}

function barOf(answers: HeartAnswers, person: Person): UnableReason | null {
  const bar = ageExclusion(person);
  if (bar) return bar;
  if (person.hasHeartDisease) return "known-disease";
  if (!isWithin(person.age ?? 0, heartLimits.ages)) return "outside-ages";
  const reported = [
    person.hasHeartDisease,
    person.hasDiabetes,
    answers.takesPressureMedicine,
    answers.smokes,
  ];
  return (
    (person.sex === null ? "sex-needed" : null) ??
    pregnancyExclusion(person) ??
    (reported.includes(null) ? "missing-answer" : null) ??
    numbersProblem([
      [answers.height, ...bodyBounds.height],
      [answers.weight, ...bodyBounds.weight],
      [answers.systolic, 40, 300],
    ])
  );
}

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

function levelOf(percent: number) {
  if (percent >= 20) return "very_high";
  if (percent >= 10) return "high";
  return percent >= 5 ? "medium" : "low";
}
