import type { Vector } from "@anteroom/domain/health/own-words/learned";

/** A training text as a vector; each of `owners` is right for it. */
export type TrainingRow = {
  readonly vector: Vector;
  readonly owners: readonly number[];
  readonly weight: number;
};

/** The weight of each feature and owner, grouped by feature, and the bias of each owner. */
export type Fitted = { readonly weights: Float32Array; readonly anyway: Float64Array };

/**
 * Parameters of training: the numbers of features and owners, how many `rounds` over all texts,
 * and the first learning `rate`.
 */
export type Fitting = {
  readonly features: number;
  readonly owners: number;
  readonly rounds: number;
  readonly rate: number;
  /** Owners whose probability is wrong by less than this are not updated, to save time. */
  readonly least: number;
  /** How much each update shrinks a weight towards zero. */
  readonly shrink: number;
  /** Continues from these weights, changing only those in the mask. */
  readonly from?: Fitted & { readonly mask: Uint8Array };
};

/** The factor on text vectors (of length one) during training, so that few rounds suffice. */
export const gain = 4;
const rateOfAnyway = 0.02;

/**
 * Fits a multinomial logistic regression by stochastic gradient descent, with a falling rate for each feature
 * (Duchi, Hazan and Singer 2011) and sparse weights (Langford, Li and Zhang 2009). The order of the texts is fixed,
 * so the same texts give the same weights.
 */
export function fitRegression(rows: readonly TrainingRow[], fitting: Fitting): Fitted {
  const { features, owners, rounds, from } = fitting;
  const state: State = {
    weights: from?.weights.slice() ?? new Float32Array(features * owners),
    anyway: from?.anyway.slice() ?? new Float64Array(owners),
    mask: from?.mask,
    seen: new Float32Array(features),
    errors: new Float32Array(owners),
    moved: new Int32Array(owners),
  };
  const random = openRandom();
  const order = Int32Array.from(rows, (_, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    const rate = fitting.rate * (1.02 - round / rounds);
    for (const at of order) {
      const row = rows[at];
      if (row) move(state, row, errorsOf(state, row, fitting.least), { rate, shrink: fitting.shrink });
    }
  }
  return state;
}

type State = {
  readonly weights: Float32Array;
  readonly anyway: Float64Array;
  readonly mask: Uint8Array | undefined;
  /** How much each feature has been moved. */
  readonly seen: Float32Array;
  readonly errors: Float32Array;
  /** The owners that are to be moved. */
  readonly moved: Int32Array;
};

/** Numbers that look random and are the same at every run (Park and Miller 1988). */
function openRandom(): () => number {
  let seed = 1;
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const one = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = one;
  }
}

/** By how much the chance of each owner is wrong; returns how many are worth moving. */
function errorsOf(state: State, { vector, owners: right, weight }: TrainingRow, least: number): number {
  const { weights, anyway, errors, moved } = state;
  const { numbers, values } = vector;
  const owners = errors.length;
  errors.set(anyway);
  for (let place = 0; place < numbers.length; place += 1) {
    const base = (numbers[place] ?? 0) * owners;
    const said = (values[place] ?? 0) * gain;
    for (let owner = 0; owner < owners; owner += 1)
      errors[owner] = (errors[owner] ?? 0) + said * (weights[base + owner] ?? 0);
  }
  let most = -Infinity;
  for (let owner = 0; owner < owners; owner += 1) most = Math.max(most, errors[owner] ?? 0);
  let total = 0;
  for (let owner = 0; owner < owners; owner += 1) {
    const odds = Math.exp((errors[owner] ?? 0) - most);
    errors[owner] = odds;
    total += odds;
  }
  let many = 0;
  for (let owner = 0; owner < owners; owner += 1) {
    const wanted = right.includes(owner) ? 1 / right.length : 0;
    const error = weight * ((errors[owner] ?? 0) / total - wanted);
    errors[owner] = error;
    if (Math.abs(error) <= least) continue;
    moved[many] = owner;
    many += 1;
  }
  return many;
}

function move(
  { weights, anyway, mask, seen, errors, moved }: State,
  { vector: { numbers, values } }: TrainingRow,
  many: number,
  { rate, shrink }: { readonly rate: number; readonly shrink: number },
): void {
  const owners = errors.length;
  let squares = 0;
  for (let one = 0; one < many; one += 1) squares += (errors[moved[one] ?? 0] ?? 0) ** 2;
  for (let place = 0; place < numbers.length; place += 1) {
    const feature = numbers[place] ?? 0;
    const said = (values[place] ?? 0) * gain;
    const sum = (seen[feature] ?? 0) + said * said * squares;
    seen[feature] = sum;
    const own = rate / (Math.sqrt(sum) + 1e-6);
    const drawn = own * shrink;
    for (let one = 0; one < many; one += 1) {
      const owner = moved[one] ?? 0;
      const at = feature * owners + owner;
      if (mask && mask[at] === 0) continue;
      const weight = (weights[at] ?? 0) - own * said * (errors[owner] ?? 0);
      weights[at] = Math.sign(weight) * Math.max(0, Math.abs(weight) - drawn);
    }
  }
  for (let one = 0; one < many; one += 1) {
    const owner = moved[one] ?? 0;
    anyway[owner] = (anyway[owner] ?? 0) - rate * rateOfAnyway * (errors[owner] ?? 0);
  }
}
