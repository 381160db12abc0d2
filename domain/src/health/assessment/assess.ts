import { assessActivity } from "./activity.ts";
import { assessAlcohol } from "./alcohol.ts";
import { assessAnxiety } from "./anxiety.ts";
import { asLocale, type Locale } from "../../shared/locales.ts";
import type { Answers } from "../questionnaire/questionnaire.ts";
import { readFlag, readNumber, readOneOf } from "./read-answers.ts";
import { type Area, type AreaResult, areas, mayBePregnant, type Person, unableResult } from "./areas.ts";
import { assessDiabetes, relatives } from "./diabetes.ts";
import { assessHeart } from "./heart.ts";
import { assessMood } from "./mood.ts";
import { assessNutrition } from "./nutrition.ts";
import { assessOverall, type Overall } from "./overall.ts";
import { assessSleep } from "./sleep.ts";
import type { ScaleAnswers } from "./symptom-scale.ts";
import { assessTobacco, smokingHabits } from "./tobacco.ts";
import { assessWeight } from "./weight.ts";

/** The result of every area, in the order of `areas`, and the overall risk score (S3.ASSESS.01). */
export type Assessment = { areas: AreaResult[]; overall: Overall };

/**
 * Computes the whole assessment from the answers by `linkId` of the health assessment. Areas that were not chosen are
 * included as unable to be assessed (`not-chosen`). Deterministic; does not check which questions are asked.
 */
export function assess(answers: Answers): Assessment {
  const person = personOf(answers);
  const chosen = answers["areas"] ?? [];
  const found = areas.map((area) =>
    chosen.includes(area) ? assessArea[area](answers, person) : unableResult(area, "not-chosen"),
  );
  return { areas: found, overall: assessOverall(found) };
}

/** Who the answers are about. */
function personOf(answers: Answers): Person {
  const sex = readOneOf(answers, "sex", ["male", "female"]);
  const age = readNumber(answers, "age");
  return {
    age,
    sex,
    isPregnant: mayBePregnant({ sex, age }) ? readFlag(answers, "pregnant") : null,
    hasDiabetes: readFlag(answers, "has-diabetes"),
    hasHeartDisease: readFlag(answers, "has-heart-disease"),
  };
}

const assessArea: Readonly<Record<Area, (answers: Answers, person: Person) => AreaResult>> = {
  mood: (answers, person) => assessMood(scaleOf(answers, { name: "phq8", items: 8, area: "mood" }), person),
  anxiety: (answers, person) =>
    assessAnxiety(scaleOf(answers, { name: "gad7", items: 7, area: "anxiety" }), person),
  diabetes: (answers, person) =>
    assessDiabetes(
      {
        ...bodyOf(answers),
        movesDaily: readFlag(answers, "moves-daily"),
        eatsGreensDaily: readFlag(answers, "greens-daily"),
        takesPressureMedicine: readFlag(answers, "pressure-medicine"),
        hadHighGlucose: readFlag(answers, "high-glucose"),
        relatives: readOneOf(answers, "relatives", relatives),
      },
      person,
    ),
  heart: (answers, person) => {
    const habit = habitOf(answers);
    return assessHeart(
      {
        ...bodyOf(answers),
        systolic: readNumber(answers, "systolic"),
        takesPressureMedicine: readFlag(answers, "pressure-medicine"),
        smokes: habit === null ? null : habit === "daily" || habit === "some-days",
      },
      person,
    );
  },
  weight: (answers, person) => assessWeight(bodyOf(answers), person),
  activity: (answers, person) =>
    assessActivity(
      {
        moderate: readNumber(answers, "moderate-minutes"),
        vigorous: readNumber(answers, "vigorous-minutes"),
      },
      person,
    ),
  tobacco: (answers, person) =>
    assessTobacco(
      {
        habit: habitOf(answers),
        cigarettes: readNumber(answers, "cigarettes"),
        minutesToFirst: readNumber(answers, "first-cigarette"),
      },
      person,
    ),
  alcohol: (answers, person) =>
    assessAlcohol(
      { days: readNumber(answers, "alcohol-days"), drinks: readNumber(answers, "alcohol-drinks") },
      person,
    ),
  sleep: (answers, person) =>
    assessSleep(
      {
        hours: readNumber(answers, "sleep-hours"),
        nights: readNumber(answers, "sleep-nights"),
        tired: readNumber(answers, "sleep-tired"),
      },
      person,
    ),
  nutrition: (answers, person) =>
    assessNutrition(
      {
        greens: readNumber(answers, "greens"),
        sweetDrinks: readNumber(answers, "sweet-drinks"),
        salt: readNumber(answers, "salt"),
        processed: readNumber(answers, "processed"),
      },
      person,
    ),
};

const habitOf = (answers: Answers) => readOneOf(answers, "smoking", smokingHabits);

const bodyOf = (answers: Answers) => ({
  height: readNumber(answers, "height"),
  weight: readNumber(answers, "weight-kg"),
  waist: readNumber(answers, "waist"),
});

type Scale = { name: string; items: number; area: "mood" | "anxiety" };

/** An instrument counts only where one of its official wordings was read (D.103). */
function scaleOf(answers: Answers, { name, items, area }: Scale): ScaleAnswers {
  const [wording] = answers[wordingQuestion(area)] ?? [];
  return {
    items: Array.from({ length: items }, (_, index) => readNumber(answers, `${name}-${index + 1}`)),
    hasWording: typeof wording === "string" && wording !== noWording,
  };
}

/**
 * Returns the language whose official wording an area was answered in; null where the area has no such instrument, it
 * was skipped, or its question is unanswered.
 */
export function wordingLanguageOf(area: Area, answers: Answers): Locale | null {
  if (area !== "mood" && area !== "anxiety") return null;
  const [wording] = answers[wordingQuestion(area)] ?? [];
  return (typeof wording === "string" && asLocale(wording)) || null;
}

/**
 * Returns the `linkId` of the question about the instrument's language, whose answer is a locale or `none`, which
 * skips the area.
 */
export const wordingQuestion = (area: "mood" | "anxiety") => `${area}-language`;
const noWording = "none";
