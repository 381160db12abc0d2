import { expect, test } from "vitest";
import type { Given, Person } from "./areas.ts";
import { assessDiabetes, type DiabetesAnswers, oneInWithDiabetes } from "./diabetes.ts";
import { assessHeart, type HeartAnswers } from "./heart.ts";
import { assessWeight } from "./weight.ts";

const adult: Person = {
  age: 40,
  sex: "female",
  isPregnant: false,
  hasDiabetes: false,
  hasHeartDisease: false,
};
const man: Person = { ...adult, sex: "male", isPregnant: null };
/** kg that make this body mass index at 2 m. */
const kg = (index: number) => index * 4;

test.each([
  [15.99, "very_high"],
  [16, "high"],
  [16.99, "high"],
  [17, "medium"],
  [18.49, "medium"],
  [18.5, "low"],
  [24.99, "low"],
  [25, "medium"],
  [29.99, "medium"],
  [30, "high"],
  [34.99, "high"],
  [35, "very_high"],
])("a body mass index of %f alone is %s", { tags: ["S1.31", "S3.ASSESS.01"] }, (index, level) => {
  const found = assessWeight({ height: 200, weight: kg(index), waist: null }, adult);
  expect([found.level, found.number]).toEqual([level, Math.floor(index * 10 + 1e-9) / 10]);
  expect(found.reasons).toContain("without-waist");
});

test.each<[Person, number, number, string]>([
  [man, 22, 93.9, "low"],
  [man, 22, 94, "medium"],
  [man, 22, 102.1, "medium"],
  [man, 27, 102, "medium"],
  [man, 27, 102.1, "high"],
  [man, 32, 103, "very_high"],
  [adult, 22, 79.9, "low"],
  [adult, 22, 80, "medium"],
  [adult, 27, 88, "medium"],
  [adult, 27, 88.1, "high"],
  [adult, 17.5, 100, "medium"],
  [{ ...adult, sex: null }, 22, 120, "low"],
])(
  "the waist counts with the weight: %o, BMI %f, %f cm is %s",
  { tags: ["S1.31"] },
  (person, index, waist, level) => {
    expect(assessWeight({ height: 200, weight: kg(index), waist }, person).level).toBe(level);
  },
);

const fit: DiabetesAnswers = {
  height: 200,
  weight: kg(22),
  waist: 70,
  movesDaily: true,
  eatsGreensDaily: true,
  takesPressureMedicine: false,
  hadHighGlucose: false,
  relatives: "none",
};
const points = (change: Partial<DiabetesAnswers>, person: Partial<Person> = {}) =>
  assessDiabetes({ ...fit, ...change }, { ...adult, ...person }).number;

test.each<[Partial<DiabetesAnswers>, Partial<Person>, number]>([
  [{}, { age: 44 }, 0],
  [{}, { age: 45 }, 2],
  [{}, { age: 54 }, 2],
  [{}, { age: 55 }, 3],
  [{}, { age: 64 }, 3],
  [{}, { age: 65 }, 4],
  [{ weight: kg(24.99) }, {}, 0],
  [{ weight: kg(25) }, {}, 1],
  [{ weight: kg(30) }, {}, 1],
  [{ weight: kg(30.1) }, {}, 3],
  [{ waist: 79.9 }, {}, 0],
  [{ waist: 80 }, {}, 3],
  [{ waist: 88 }, {}, 3],
  [{ waist: 88.1 }, {}, 4],
  [{ waist: 93.9 }, { sex: "male" }, 0],
  [{ waist: 94 }, { sex: "male" }, 3],
  [{ waist: 102 }, { sex: "male" }, 3],
  [{ waist: 102.1 }, { sex: "male" }, 4],
  [{ movesDaily: false }, {}, 2],
  [{ eatsGreensDaily: false }, {}, 1],
  [{ takesPressureMedicine: true }, {}, 2],
  [{ hadHighGlucose: true }, {}, 5],
  [{ relatives: "distant" }, {}, 3],
  [{ relatives: "close" }, {}, 5],
])("FINDRISC points of %o, %o", { tags: ["S1.31", "S3.ASSESS.01"] }, (change, person, wanted) => {
  expect(points(change, person)).toBe(wanted);
});

test.each([
  [6, "low", 100],
  [7, "medium", 25],
  [11, "medium", 25],
  [12, "medium", 6],
  [14, "medium", 6],
  [15, "high", 3],
  [20, "high", 3],
  [21, "very_high", 2],
])("a FINDRISC of %i is %s, one in %i", { tags: ["S1.31"] }, (sum, level, oneIn) => {
  const parts: [number, Partial<DiabetesAnswers>][] = [
    [5, { hadHighGlucose: true }],
    [5, { relatives: "close" }],
    [4, { waist: 100 }],
    [3, { weight: kg(31) }],
    [2, { movesDaily: false }],
    [2, { takesPressureMedicine: true }],
    [1, { eatsGreensDaily: false }],
  ];
  let left = sum;
  const change: Partial<DiabetesAnswers> = {};
  for (const [worth, part] of parts)
    if (worth <= left) {
      Object.assign(change, part);
      left -= worth;
    }
  const found = assessDiabetes({ ...fit, ...change }, adult);
  expect([found.number, found.level, oneInWithDiabetes(sum)]).toEqual([sum, level, oneIn]);
});

const calm: HeartAnswers = {
  height: 100,
  weight: 30,
  systolic: 140,
  takesPressureMedicine: false,
  smokes: false,
};

test(
  "the cardiovascular risk equals published implementations (CVrisk for R, 16.75 and 4.91 %)",
  { tags: ["S1.31", "S3.ASSESS.01"] },
  () => {
    expect(assessHeart(calm, { ...man, age: 55 })).toMatchObject({ level: "high", number: 16.7 });
    const woman = { ...calm, weight: 27, systolic: 125, takesPressureMedicine: true };
    expect(assessHeart(woman, { ...adult, age: 45 })).toMatchObject({ level: "low", number: 4.9 });
  },
);

test.each<[Partial<HeartAnswers>, Partial<Person>, number]>([
  [{ smokes: true }, { sex: "male" }, 31.1],
  [{}, { sex: "male", hasDiabetes: true }, 26.7],
  [{ smokes: true }, { sex: "female" }, 15.3],
  [{}, { sex: "female", hasDiabetes: true }, 17.7],
])("at 55 years %o and %o make it %f percent", { tags: ["S1.31"] }, (change, person, percent) => {
  expect(assessHeart({ ...calm, ...change }, { ...adult, age: 55, ...person }).number).toBe(percent);
});

test.each<[number, string, number]>([
  [36, "low", 4.7],
  [37, "medium", 5.1],
  [46, "medium", 9.9],
  [47, "high", 10.6],
  [58, "high", 19.4],
  [59, "very_high", 20.3],
])("at %i years the same man's heart is at %s risk", { tags: ["S1.31"] }, (age, level, percent) => {
  const found = assessHeart(calm, { ...man, age });
  expect([found.level, found.number]).toEqual([level, percent]);
});

test.each<[Partial<HeartAnswers>, Partial<Person>, string]>([
  [{}, { age: 29 }, "outside-ages"],
  [{}, { age: 75 }, "outside-ages"],
  [{}, { hasHeartDisease: true }, "known-disease"],
  [{}, { hasHeartDisease: null }, "missing-answer"],
  [{}, { sex: null }, "sex-needed"],
  [{}, { sex: "female", isPregnant: true }, "pregnancy"],
  [{}, { sex: "female", isPregnant: null }, "missing-answer"],
  [{ systolic: 89 }, {}, "outside-range"],
  [{ systolic: 201 }, {}, "outside-range"],
  [{ systolic: 400 }, {}, "invalid-answer"],
  [{ systolic: null }, {}, "missing-answer"],
  [{ smokes: null }, {}, "missing-answer"],
  [{ weight: 51 }, {}, "outside-range"],
])("the heart cannot be assessed with %o, %o: %s", { tags: ["S4.RISK.05"] }, (change, person, reason) => {
  const found = assessHeart({ ...calm, ...change }, { ...man, ...person });
  expect([found.level, found.number, found.reasons]).toEqual(["unable_to_assess", null, [reason]]);
});

test.each<[Partial<DiabetesAnswers>, Partial<Person>, string]>([
  [{}, { hasDiabetes: true }, "known-disease"],
  [{}, { hasDiabetes: null }, "missing-answer"],
  [{}, { isPregnant: true }, "pregnancy"],
  [{}, { age: 17 }, "under-18"],
  [{}, { sex: null }, "sex-needed"],
  [{ waist: null }, {}, "missing-answer"],
  [{ waist: 20 }, {}, "invalid-answer"],
  [{ relatives: null }, {}, "missing-answer"],
])("diabetes cannot be assessed with %o, %o: %s", { tags: ["S4.RISK.05"] }, (change, person, reason) => {
  const found = assessDiabetes({ ...fit, ...change }, { ...adult, ...person });
  expect([found.level, found.reasons]).toEqual(["unable_to_assess", [reason]]);
});

test.each<[Given, Given, Partial<Person>, string]>([
  [170, 70, { isPregnant: true }, "pregnancy"],
  [170, 70, { isPregnant: null }, "missing-answer"],
  [170, 70, { age: 17 }, "under-18"],
  [17, 70, {}, "invalid-answer"],
  [170, null, {}, "missing-answer"],
  [170, Number.NaN, {}, "invalid-answer"],
])(
  "the weight cannot be assessed with %f cm, %f kg, %o: %s",
  { tags: ["S4.RISK.05"] },
  (height, weight, person, reason) => {
    const found = assessWeight({ height, weight, waist: null }, { ...adult, ...person });
    expect([found.level, found.reasons]).toEqual(["unable_to_assess", [reason]]);
  },
);

test("86.7 kg at 170 cm is a body mass index of 30 exactly", { tags: ["S1.31"] }, () => {
  expect(points({ height: 170, weight: 86.7 })).toBe(1);
});

test("nobody older than 55 years is asked about a pregnancy", { tags: ["S1.31"] }, () => {
  expect(
    assessWeight({ height: 170, weight: 60, waist: 70 }, { ...adult, age: 56, isPregnant: null }).level,
  ).toBe("low");
});
