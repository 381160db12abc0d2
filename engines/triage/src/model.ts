import { conditions } from "./conditions.ts";
import { questions, type Question } from "./evidences.ts";

/**
 * The fitted model as stored. Shares are in thousandths. The lists of `prior`, `ages`, `female`, `yes`, `listValue` and
 * of each option have one entry for each of `conditions`, in their order.
 */
export type TriageModel = {
  /** Origin, authors and licence of the data, and how the model was fitted. */
  readonly provenance: Readonly<Record<string, string>>;
  /** How often each condition occurs, in millionths. */
  readonly prior: readonly number[];
  /** For each condition, the share of each class of age (`ageFrom`). */
  readonly ages: readonly (readonly number[])[];
  /** Share of women among those with each condition. */
  readonly female: readonly number[];
  /** Share of "yes" to a question; for a detail, among those with what it details. */
  readonly yes: Readonly<Record<string, readonly number[]>>;
  /** For each option of a question, in the order the question offers them, its share in each condition. */
  readonly options: Readonly<Record<string, readonly (readonly number[])[]>>;
  /**
   * How much a question tells about the differential where a condition is first, in thousandths (see
   * list-questions.ts).
   */
  readonly listValue: Readonly<Record<string, readonly number[]>>;
  readonly differential: DifferentialHead;
};

/** Weights of the network for the differential (see differential.ts), as integer steps. */
export type DifferentialHead = {
  /** One list for each input, one weight for each hidden unit. */
  readonly features: Readonly<Record<string, readonly number[]>>;
  readonly hiddenBias: readonly number[];
  /** One list for each hidden unit, one weight for each condition. */
  readonly out: readonly (readonly number[])[];
  readonly bias: readonly number[];
};

/** A network without weights: the start of a fit. */
export const emptyHead: DifferentialHead = { features: {}, hiddenBias: [], out: [], bias: [] };

/** The first year of each age class, as in DDXPlus. */
export const ageFrom = [0, 1, 5, 15, 30, 45, 60, 75] as const;

/** The number of conditions; the index after the last one means "none of these". */
export const conditionCount = conditions.length;
/** The number of conditions and "none of these". */
export const classCount = conditionCount + 1;

/**
 * The rate of answers that contradict the condition, in patients and in DDXPlus, from 0 to 1: keeps one wrong answer
 * from deciding. Chosen by cross-validation on validation patients with 5 % of answers flipped.
 */
export const wrongAnswers = { yesNo: 0.03, option: 0.02 } as const;

/** The probability of each answer to a question in each class (`classCount` entries), never 0 or 1. */
export type Shares = {
  /** For yes or no one row, the share of "yes"; else one row for each option. */
  readonly rows: readonly Float64Array[];
  /**
   * For questions of kind `several`, else empty: typical sets of options. Each row is drawn from the class `of`, with
   * the natural logarithm of its probability in each class.
   */
  readonly typical: readonly { readonly of: number; readonly logChance: Float64Array }[];
};

/** The stored model, and by each question's code the probabilities of its answers. */
export type PreparedModel = {
  readonly stored: TriageModel;
  readonly shares: ReadonlyMap<string, Shares>;
};

/**
 * Computes from the stored thousandths the probability of each answer in each class, never 0 or 1; that of "none of
 * these" derives from the mean of the conditions. Takes a few milliseconds; prepare once for all interviews.
 */
export function prepareModel(stored: TriageModel): PreparedModel {
  const shares = new Map(questions.map((one) => [one.code, sharesOf(one, stored)]));
  return { stored, shares };
}

function sharesOf(question: Question, stored: TriageModel): Shares {
  const storedRows = question.kind === "yes-no" ? [stored.yes[question.code]] : stored.options[question.code];
  const rows = (storedRows ?? []).map((row) => rowOf(question, row ?? []));
  return { rows, typical: question.kind === "several" ? typicalAnswers(rows) : [] };
}

function rowOf(question: Question, stored: readonly number[]): Float64Array {
  const row = new Float64Array(classCount);
  let sum = 0;
  for (let at = 0; at < conditionCount; at += 1) sum += row[at] = guarded(question, (stored[at] ?? 0) / 1000);
  row[conditionCount] = ofOthers(question, sum / conditionCount);
  return row;
}

/** A share that no single wrong answer can turn into certainty. */
function guarded({ kind, options }: Question, share: number): number {
  if (kind === "yes-no") return wrongAnswers.yesNo + (1 - 2 * wrongAnswers.yesNo) * share;
  const floor = kind === "several" ? wrongAnswers.option : wrongAnswers.option / (options?.length ?? 1);
  return floor + (1 - 2 * wrongAnswers.option) * share;
}

const others = { rare: 0.03, common: 0.3, backgroundCommon: 0.4 };

/** What people with none of the known conditions answer: rarely yes, more often to what is common in general. */
function ofOthers({ kind, options, background }: Question, mean: number): number {
  if (kind === "yes-no") return others.rare + (background ? others.backgroundCommon : others.common) * mean;
  if (kind === "several") return others.rare + others.common * mean;
  return background ? mean : 0.7 * mean + 0.3 / (options?.length ?? 1);
}

/** Sets of options each class would choose: what the gain of a question with several answers is reckoned from. */
const setsOfEach = 6;

function typicalAnswers(rows: readonly Float64Array[]): Shares["typical"] {
  const next = evenNumbers();
  const sets = Array.from({ length: classCount * setsOfEach }, (_, at) => {
    const of = Math.floor(at / setsOfEach);
    return { of, chosen: rows.map((row) => next() < (row[of] ?? 0)) };
  });
  return sets.map(({ of, chosen }) => {
    const logChance = new Float64Array(classCount);
    rows.forEach((row, option) => {
      for (let at = 0; at < classCount; at += 1) {
        const share = row[at] ?? 0;
        logChance[at] = (logChance[at] ?? 0) + Math.log(chosen[option] ? share : 1 - share);
      }
    });
    return { of, logChance };
  });
}

/** The same numbers between 0 and 1 every time: a golden-ratio sequence (Weyl 1916), so that the same answers lead to the same questions. */
function evenNumbers(): () => number {
  let at = 0;
  return () => (at = (at + 0.618_033_988_749_894_9) % 1);
}
