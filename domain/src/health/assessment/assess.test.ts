import { expect, test } from "vitest";
import { wordingLanguageOf, assess } from "./assess.ts";
import { type Area, type AreaResult, areas } from "./areas.ts";
import { moodDanger, selfHarmCode, isSelfHarmReported } from "./mood-danger.ts";
import { assessOverall, worstFirst } from "./overall.ts";
import { extensionUrls, type Answers, type QuestionnaireItem } from "../questionnaire/questionnaire.ts";

const well: Answers = {
  areas: [...areas],
  age: [40],
  sex: ["male"],
  height: [180],
  "weight-kg": [75],
  waist: [85],
  "has-diabetes": [false],
  "has-heart-disease": [false],
  "pressure-medicine": [false],
  "mood-language": ["en"],
  "phq8-1": ["0"],
  "phq8-2": ["1"],
  "anxiety-language": ["en"],
  "gad7-1": ["0"],
  "gad7-2": ["0"],
  "moves-daily": [true],
  "greens-daily": [true],
  "high-glucose": [false],
  relatives: ["none"],
  systolic: [118],
  "moderate-minutes": [200],
  "vigorous-minutes": [0],
  smoking: ["never"],
  "alcohol-days": [1],
  "alcohol-drinks": [2],
  "sleep-hours": [8],
  "sleep-nights": ["0"],
  "sleep-tired": ["0"],
  greens: ["1"],
  "sweet-drinks": ["0"],
  salt: ["1"],
  processed: ["0"],
};
const levels = (answers: Answers) =>
  Object.fromEntries(assess(answers).areas.map(({ area, level }) => [area, level]));

test(
  "a healthy person has ten areas at low risk and 100 of 100",
  { tags: ["S1.31", "S1.32", "S3.ASSESS.01"] },
  () => {
    expect(levels(well)).toEqual(Object.fromEntries(areas.map((area) => [area, "low"])));
    expect(assess(well).overall).toEqual({ level: "low", riskScore: 0, assessable: 10 });
  },
);

test(
  "an instrument skipped for its language is not assessable, and the rest stands",
  { tags: ["D.103", "S4.RISK.05"] },
  () => {
    const { areas: found, overall } = assess({ ...well, "mood-language": ["none"], "anxiety-language": [] });
    expect(found.slice(0, 2)).toEqual([
      { area: "mood", level: "unable_to_assess", number: null, reasons: ["no-wording"] },
      { area: "anxiety", level: "unable_to_assess", number: null, reasons: ["no-wording"] },
    ]);
    expect(overall).toEqual({ level: "low", riskScore: 0, assessable: 8 });
  },
);

test("an unchosen area is not judged by answers of another", { tags: ["S1.31"] }, () => {
  const { areas: found } = assess({ ...well, areas: ["heart"] });
  expect(found.filter(({ level }) => level !== "unable_to_assess").map(({ area }) => area)).toEqual([
    "heart",
  ]);
});

test("an invalid number makes its area not assessable, never low", { tags: ["S4.RISK.05"] }, () => {
  for (const [linkId, area] of [
    ["sleep-hours", "sleep"],
    ["greens", "nutrition"],
    ["phq8-1", "mood"],
    ["moderate-minutes", "activity"],
  ] as const) {
    expect(levels({ ...well, [linkId]: ["much"] })[area], linkId).toBe("unable_to_assess");
    expect(levels({ ...well, [linkId]: [true] })[area], linkId).toBe("unable_to_assess");
    expect(levels({ ...well, [linkId]: [] })[area], linkId).toBe("unable_to_assess");
  }
});

test("a child has no overall score", { tags: ["S8.MSG.28", "S1.32"] }, () => {
  expect(assess({ ...well, age: [17] }).overall).toEqual({
    level: "unable_to_assess",
    riskScore: null,
    assessable: 0,
  });
  expect(assess({ ...well, age: [18] }).overall.level).toBe("low");
});

const of = (given: readonly AreaResult["level"][]): AreaResult[] =>
  given.map((level, index) => {
    const area: Area = areas[index] ?? "mood";
    if (level === "unable_to_assess") return { area, level, number: null, reasons: ["missing-answer"] };
    return { area, level, number: 1, reasons: [] };
  });
const no = "unable_to_assess";

test.each<[readonly AreaResult["level"][], unknown]>([
  [["low", "low", "low", "low", no], { level: no, riskScore: null, assessable: 4 }],
  [["low", "low", "low", "low", "low", no], { level: "low", riskScore: 0, assessable: 5 }],
  [["low", "low", "low", "low", "very_high"], { level: "very_high", riskScore: 20, assessable: 5 }],
  [["low", "low", "low", "low", "high"], { level: "high", riskScore: 12, assessable: 5 }],
  [["medium", "medium", "low", "low", "low"], { level: "medium", riskScore: 10, assessable: 5 }],
  [
    ["very_high", "very_high", "very_high", "very_high", "very_high"],
    { level: "very_high", riskScore: 100, assessable: 5 },
  ],
])("the overall of %o is %o", { tags: ["S1.32", "S8.MSG.28"] }, (given, wanted) => {
  expect(assessOverall(of(given))).toEqual(wanted);
});

test("the worst area comes first, and unassessable ones last", { tags: ["S1.31", "S4.RISK.05"] }, () => {
  expect(worstFirst(of([no, "low", "very_high", "medium", "high"])).map(({ level }) => level)).toEqual([
    "very_high",
    "high",
    "medium",
    "low",
    no,
  ]);
});

/** An item as an installed PHQ-9 would have it; the wording is no matter to the rule. */
const itemNine = (linkId: string, code: string): QuestionnaireItem => ({
  linkId,
  type: "choice",
  text: "An item",
  code: [{ system: selfHarmCode.system, code }],
  answerOption: [0, 1, 2, 3].map((points) => ({
    valueCoding: {
      code: `a${points}`,
      display: "An answer",
      extension: [{ url: extensionUrls.ordinalValue, valueDecimal: points }],
    },
  })),
});
const items: QuestionnaireItem[] = [itemNine("q8", "44250-9"), itemNine("q9", selfHarmCode.code)];

test.each<[string | undefined, boolean]>([
  [undefined, false],
  ["a0", false],
  ["a1", true],
  ["a3", true],
  ["not-a-choice", true],
])(
  "the self-harm item answered %s in any questionnaire raises the alarm: %s",
  { tags: ["S1.31"] },
  (answer, isPregnancyReported) => {
    const given = answer === undefined ? [] : [answer];
    expect(isSelfHarmReported(items, { q8: ["a3"], q9: given })).toBe(isPregnancyReported);
    expect(isSelfHarmReported(items.slice(0, 1), { q8: ["a3"], q9: given })).toBe(false);
  },
);

test("a mood score of 15 and more is urgent, and 14 is not", { tags: ["S1.31"] }, () => {
  const scored = (points: number) =>
    assess({
      ...well,
      ...Object.fromEntries(
        Array.from({ length: 8 }, (_, at) => [
          `phq8-${at + 1}`,
          [String(Math.max(0, Math.min(3, points - 3 * at)))],
        ]),
      ),
    }).areas[0];
  expect(moodDanger(scored(15), false)).toBe("very-low-mood");
  expect(moodDanger(scored(14), false)).toBeNull();
  expect(moodDanger(scored(0), true)).toBe("self-harm");
  expect(moodDanger(undefined, false)).toBeNull();
});

test("an area names the language of its instrument, and none where skipped", () => {
  const answers: Answers = { "mood-language": ["pt-BR"], "anxiety-language": ["none"] };
  expect((["mood", "anxiety", "sleep"] as const).map((area) => wordingLanguageOf(area, answers))).toEqual([
    "pt-BR",
    null,
    null,
  ]);
});
