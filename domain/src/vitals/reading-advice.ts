import { type ReadingDanger, readingDangers } from "./reading-dangers.ts";

/** Symptoms to watch for beside a value, the most important first. */
export const warningSigns = [
  "chest-pain",
  "breathing",
  "fast-breathing",
  "blue-lips",
  "cold-skin",
  "fainting",
  "confusion",
  "very-sleepy",
  "hard-to-wake",
  "speaking-or-seeing",
  "weak-side",
  "weakness",
  "fit",
  "stiff-neck",
  "rash",
  "vomiting",
  "cannot-swallow",
] as const;
/** A symptom to watch for. */
export type WarningSign = (typeof warningSigns)[number];

/** Measured values, as the advice names them. */
export const measuredThings = ["oxygen", "breathing", "glucose", "temperature", "pressure", "pulse"] as const;
/** A measured value as the advice names it. */
export type MeasuredThing = (typeof measuredThings)[number];

/**
 * One step of advice; `adviceSteps` gives the order. `signs`: call the emergency number if one of these is present.
 * `own-limit`: a doctor's own limit of oxygen comes first. `low-pressure`: often normal; a doctor today if it is new, or
 * with dizziness or weakness.
 */
export type AdviceStep =
  | { kind: "call-now" }
  | { kind: "emergency-now" }
  | { kind: "emergency-if-baby" }
  | { kind: "signs"; signs: readonly WarningSign[] }
  | { kind: "sugar" }
  | { kind: "nothing-by-mouth" }
  | { kind: "warm" }
  | { kind: "doctor-now" }
  | { kind: "doctor-today" }
  | { kind: "measure-now"; of: readonly MeasuredThing[] }
  | { kind: "lie-and-measure"; of: readonly MeasuredThing[] }
  | { kind: "count-again"; of: readonly MeasuredThing[] }
  | { kind: "rest-and-measure"; of: readonly MeasuredThing[] }
  | { kind: "measure-in-15-minutes"; of: readonly MeasuredThing[] }
  | { kind: "emergency-if-it-stays"; of: readonly MeasuredThing[] }
  | { kind: "doctor-today-if-it-stays"; of: readonly MeasuredThing[] }
  | { kind: "fever-lasts" }
  | { kind: "own-limit" }
  | { kind: "low-pressure" };

type Plain =
  | "sugar"
  | "nothing-by-mouth"
  | "warm"
  | "doctor-now"
  | "doctor-today"
  | "fever-lasts"
  | "own-limit"
  | "low-pressure";
type Again = "lie-and-measure" | "measure-now" | "count-again" | "rest-and-measure" | "measure-in-15-minutes";
type Stays = "emergency-if-it-stays" | "doctor-today-if-it-stays";
type Part = {
  of: MeasuredThing;
  signs?: readonly WarningSign[];
  again?: Again;
  stays?: Stays;
  plain?: readonly Plain[];
};

const pulse: Part = {
  of: "pulse",
  signs: ["chest-pain", "breathing", "fainting", "confusion"],
  again: "rest-and-measure",
  stays: "doctor-today-if-it-stays",
};

const breathing: Part = {
  of: "breathing",
  signs: ["chest-pain", "breathing", "blue-lips", "confusion", "very-sleepy"],
  again: "count-again",
  stays: "emergency-if-it-stays",
};

/** The advice for each danger, from the same sources. */
const adviceOf: Readonly<Record<Exclude<ReadingDanger, "together">, Part>> = {
  "pressure-very-low": {
    of: "pressure",
    signs: ["chest-pain", "breathing", "cold-skin", "fainting", "confusion"],
    again: "lie-and-measure",
    stays: "emergency-if-it-stays",
  },
  "pressure-low": {
    of: "pressure",
    signs: ["chest-pain", "breathing", "cold-skin", "fainting", "confusion"],
    plain: ["low-pressure"],
  },
  "breathing-very-slow": breathing,
  "breathing-very-fast": breathing,
  "breathing-fast-of-child": {
    of: "breathing",
    signs: ["breathing", "blue-lips", "very-sleepy", "hard-to-wake"],
    again: "count-again",
    stays: "doctor-today-if-it-stays",
  },
  "fever-of-baby": { of: "temperature" },
  "fever-if-baby": { of: "temperature" },
  "fever-of-infant": {
    of: "temperature",
    signs: ["breathing", "fit", "rash", "hard-to-wake"],
    plain: ["doctor-today"],
  },
  "fever-very-high": {
    of: "temperature",
    signs: ["stiff-neck", "confusion", "fit", "breathing", "rash"],
    plain: ["doctor-now"],
  },
  "fever-of-child": {
    of: "temperature",
    signs: ["breathing", "confusion", "hard-to-wake", "fit", "stiff-neck", "rash"],
    plain: ["fever-lasts"],
  },
  cold: {
    of: "temperature",
    signs: ["confusion", "very-sleepy"],
    again: "measure-now",
    stays: "emergency-if-it-stays",
    plain: ["warm"],
  },
  "oxygen-very-low": {
    of: "oxygen",
    signs: ["chest-pain", "breathing", "weakness", "confusion"],
    again: "measure-now",
    stays: "emergency-if-it-stays",
    plain: ["own-limit"],
  },
  "oxygen-low": {
    of: "oxygen",
    signs: ["breathing"],
    again: "measure-now",
    stays: "doctor-today-if-it-stays",
  },
  "glucose-very-low": {
    of: "glucose",
    signs: ["confusion", "very-sleepy", "cannot-swallow"],
    again: "measure-in-15-minutes",
    plain: ["sugar", "nothing-by-mouth"],
  },
  "glucose-low": {
    of: "glucose",
    again: "measure-in-15-minutes",
    stays: "doctor-today-if-it-stays",
    plain: ["sugar"],
  },
  "glucose-very-high": {
    of: "glucose",
    signs: ["vomiting", "fast-breathing", "confusion"],
    again: "measure-now",
    stays: "emergency-if-it-stays",
  },
  "pressure-very-high": {
    of: "pressure",
    signs: ["chest-pain", "breathing", "speaking-or-seeing", "weak-side", "confusion"],
    again: "rest-and-measure",
    stays: "doctor-today-if-it-stays",
  },
  "pulse-very-fast": pulse,
  "pulse-very-slow": pulse,
};

/** Dangers that are covered by another one about the same value. */
const saidBy: Partial<Record<ReadingDanger, ReadingDanger>> = {
  "fever-of-infant": "fever-very-high",
  "fever-very-high": "fever-of-baby",
};

/**
 * Returns the dangers to name where several occur together, the most urgent first, without a fever that a stronger fever
 * covers. `together` is kept, and so is `fever-if-baby` beside `fever-very-high`.
 */
export function namedDangers(dangers: readonly ReadingDanger[]): ReadingDanger[] {
  return readingDangers.filter((danger) => {
    const stronger = saidBy[danger];
    return dangers.includes(danger) && !(stronger && dangers.includes(stronger));
  });
}

/**
 * Returns what to do about one or several dangers: the most urgent first, each step once, without steps that a
 * stronger one overrides. People who must call the emergency number are not asked to measure first.
 */
export function adviceSteps(dangers: readonly ReadingDanger[]): AdviceStep[] {
  if (dangers.includes("fever-of-baby") && !dangers.includes("together")) return [{ kind: "emergency-now" }];
  const wanted = readingDangers
    .filter((danger) => dangers.includes(danger))
    .flatMap((danger) => (danger === "together" ? [] : [adviceOf[danger]]));
  const has = (kind: Plain) => wanted.some(({ plain }) => plain?.includes(kind));
  const signs = warningSigns.filter((sign) => wanted.some((part) => part.signs?.includes(sign)));
  const things = (test: (part: Part) => boolean) =>
    measuredThings.filter((thing) => wanted.some((part) => part.of === thing && test(part)));
  const again = (kind: Again): AdviceStep[] =>
    withThings(
      kind,
      things((part) => part.again === kind),
    );
  const stays = (kind: Stays): AdviceStep[] =>
    withThings(
      kind,
      things((part) => part.stays === kind),
    );
  const plain = (...kinds: Plain[]): AdviceStep[] => kinds.filter(has).map((kind) => ({ kind }));
  if (dangers.includes("together"))
    return [{ kind: "call-now" }, ...plain("sugar", "nothing-by-mouth", "warm")];
  return [
    ...(dangers.includes("fever-if-baby") ? [{ kind: "emergency-if-baby" } as const] : []),
    ...(signs.length > 0 ? [{ kind: "signs", signs } as const] : []),
    ...plain("sugar", "nothing-by-mouth", "warm", "doctor-now"),
    ...(has("doctor-now") ? [] : plain("doctor-today")),
    ...again("lie-and-measure"),
    ...again("measure-now"),
    ...again("count-again"),
    ...again("rest-and-measure"),
    ...again("measure-in-15-minutes"),
    ...stays("emergency-if-it-stays"),
    ...(has("doctor-now") || has("doctor-today") ? [] : stays("doctor-today-if-it-stays")),
    ...plain("fever-lasts", "low-pressure", "own-limit"),
  ];
}

function withThings(kind: Again | Stays, of: readonly MeasuredThing[]): AdviceStep[] {
  return of.length > 0 ? [{ kind, of }] : [];
}
