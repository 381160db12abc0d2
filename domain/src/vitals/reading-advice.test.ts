import { expect, test } from "vitest";
import { adviceSteps, measuredThings, namedDangers } from "./reading-advice.ts";
import { type ReadingDanger, readingDangers } from "./reading-dangers.ts";

/** One value cannot be high and low at once. */
const isPossible = (one: ReadingDanger, other: ReadingDanger) =>
  ![one, other].includes("together") &&
  !["oxygen", "glucose", "pulse", "pressure", "breathing"].some(
    (thing) => one.startsWith(thing) && other.startsWith(thing),
  ) &&
  !([one, other].includes("cold") && (one.startsWith("fever") || other.startsWith("fever")));

const pairs = readingDangers.flatMap((one, at) =>
  readingDangers
    .slice(at + 1)
    .filter((other) => isPossible(one, other))
    .map((other): [ReadingDanger, ReadingDanger] => [one, other]),
);

test.each(pairs)("%s beside %s asks for each step once, and for none that another forbids", (one, other) => {
  const steps = adviceSteps([one, other]);
  const kinds = steps.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(steps.length).toBeGreaterThan(0);
  expect(adviceSteps([other, one])).toEqual(steps);
  const again = steps.flatMap((step) => ("of" in step && step.kind.includes("measure") ? step.of : []));
  expect(new Set(again).size).toBe(again.length);
  const doctors = kinds.filter((kind) => kind.startsWith("doctor-"));
  expect(doctors.length).toBeLessThanOrEqual(1);
  const firstMeasured = kinds.findIndex((kind) => kind.includes("measure"));
  const calls = kinds.map((kind) => kind === "signs" || kind.startsWith("emergency-if-baby"));
  expect(firstMeasured < 0 || calls.lastIndexOf(true) < firstMeasured).toBe(true);
});

const notOfBaby = pairs.filter(([one]) => one !== "fever-of-baby");
test.each(notOfBaby)("%s beside %s keeps the warnings of each", (one, other) => {
  const signsOf = (dangers: ReadingDanger[]) =>
    adviceSteps(dangers).flatMap((step) => (step.kind === "signs" ? step.signs : []));
  expect(new Set(signsOf([one, other]))).toEqual(new Set([...signsOf([one]), ...signsOf([other])]));
});

test.each(readingDangers.filter((danger) => danger !== "together"))(
  "a baby with fever and %s gets the emergency number and no step before",
  (other) => {
    expect(adviceSteps([other, "fever-of-baby"])).toEqual([{ kind: "emergency-now" }]);
  },
);

test("pressure, pulse, oxygen and glucose are remeasured in one fixed order", () => {
  expect(
    adviceSteps(["pulse-very-fast", "pressure-very-high", "oxygen-very-low", "glucose-very-low"]).filter(
      (step) => "of" in step,
    ),
  ).toEqual([
    { kind: "measure-now", of: ["oxygen"] },
    { kind: "rest-and-measure", of: ["pressure", "pulse"] },
    { kind: "measure-in-15-minutes", of: ["glucose"] },
    { kind: "emergency-if-it-stays", of: ["oxygen"] },
    { kind: "doctor-today-if-it-stays", of: ["pressure", "pulse"] },
  ]);
});

test("advice to call a doctor now does not also advise one today", () => {
  const kinds = adviceSteps(["fever-of-infant", "fever-very-high", "oxygen-low"]).map(({ kind }) => kind);
  expect(kinds).toEqual(["signs", "doctor-now", "measure-now"]);
});

test("a value is listed once, by its most urgent danger", () => {
  expect(namedDangers(["fever-of-infant", "fever-very-high"])).toEqual(["fever-very-high"]);
  expect(namedDangers(["fever-very-high", "fever-of-baby"])).toEqual(["fever-of-baby"]);
  expect(namedDangers(["pressure-very-high", "oxygen-very-low"])).toEqual([
    "oxygen-very-low",
    "pressure-very-high",
  ]);
  expect(measuredThings).toHaveLength(6);
});

test("values that are an emergency together ask for one call and no measuring before it", () => {
  expect(adviceSteps(["together", "oxygen-very-low", "pressure-very-low", "pulse-very-slow"])).toEqual([
    { kind: "call-now" },
  ]);
  expect(adviceSteps(["glucose-very-low", "together", "cold"])).toEqual([
    { kind: "call-now" },
    { kind: "sugar" },
    { kind: "nothing-by-mouth" },
    { kind: "warm" },
  ]);
});

test("a low pressure lists symptoms, and a dangerously low one is remeasured lying down", () => {
  const signs = ["chest-pain", "breathing", "cold-skin", "fainting", "confusion"];
  expect(adviceSteps(["pressure-low"])).toEqual([{ kind: "signs", signs }, { kind: "low-pressure" }]);
  expect(adviceSteps(["pressure-very-low"])).toEqual([
    { kind: "signs", signs },
    { kind: "lie-and-measure", of: ["pressure"] },
    { kind: "emergency-if-it-stays", of: ["pressure"] },
  ]);
});

test("a young baby's fever beside a combined emergency is a call without an alternative", () => {
  expect(adviceSteps(["fever-of-baby"])).toEqual([{ kind: "emergency-now" }]);
  expect(adviceSteps(["together", "fever-of-baby", "oxygen-very-low"])).toEqual([{ kind: "call-now" }]);
});
