/** A training example: the non-zero inputs, and 0 or 1 for each output. */
export type NetworkExample = {
  readonly places: Int32Array;
  readonly values: Float64Array;
  readonly target: Float64Array;
};

/**
 * Chosen by cross-validation. Decay is drawn off the weights with each step (Loshchilov and Hutter 2019); a share of the hidden units is dropped from
 * each example, so that none leans on another (Srivastava et al. 2014): without it a network of this size knows its patients by heart.
 */
const training = { units: 96, rounds: 12, batch: 64, step: 0.003, decay: 0.05, dropped: 0.5 };

/** The weights of a network with one hidden ReLU layer and independent logistic outputs. */
export type Network = {
  readonly units: number;
  readonly first: Float64Array;
  readonly hiddenBias: Float64Array;
  readonly second: Float64Array;
  readonly bias: Float64Array;
};

/**
 * Trains by Adam (Kingma and Ba 2015) on shuffled batches with a falling step; deterministic for the numbers of `next` (0 to below 1).
 * `inputs` and `outputs`: their numbers.
 */
export function trainNetwork(
  examples: readonly NetworkExample[],
  inputs: number,
  outputs: number,
  next: () => number,
): Network {
  const { units } = training;
  const spread = (n: number, scale: number) =>
    Float64Array.from({ length: n }, () => (next() * 2 - 1) * scale);
  const net: Network = {
    units,
    first: spread(inputs * units, 0.2),
    hiddenBias: new Float64Array(units),
    second: spread(units * outputs, Math.sqrt(6 / (units + outputs))),
    bias: new Float64Array(outputs).fill(-2),
  };
  const parts = {
    first: partOf(net.first),
    hiddenBias: partOf(net.hiddenBias),
    second: partOf(net.second),
    bias: partOf(net.bias),
  };
  const batches = Math.ceil(examples.length / training.batch);
  for (let round = 0; round < training.rounds; round += 1) {
    const order = shuffled(examples, next);
    for (let at = 0; at < batches; at += 1) {
      const batch = order.slice(at * training.batch, (at + 1) * training.batch);
      for (const one of batch) addGradient(parts, one, batch.length, next);
      const done = round * batches + at;
      const size = training.step * (1 - done / (training.rounds * batches));
      for (const part of Object.values(parts)) step(part, size, done + 1);
    }
  }
  return net;
}

type Parts = Readonly<Record<"first" | "hiddenBias" | "second" | "bias", Part>>;

function shuffled<T>(all: readonly T[], next: () => number): readonly T[] {
  const order = [...all];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T]; // both places exist
  }
  return order;
}

type Part = {
  readonly weights: Float64Array;
  readonly gradient: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
};

function partOf(weights: Float64Array): Part {
  const zeros = () => new Float64Array(weights.length);
  return { weights, gradient: zeros(), first: zeros(), second: zeros() };
}

/** The `count`th step of Adam over one part of the weights; its gradient begins anew. */
function step({ weights, gradient, first, second }: Part, size: number, count: number): void {
  const [a, b] = [1 - 0.9 ** count, 1 - 0.999 ** count];
  for (let at = 0; at < weights.length; at += 1) {
    const slope = gradient[at] ?? 0;
    const mean = (first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope);
    const square = (second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope);
    const weight = weights[at] ?? 0;
    weights[at] = weight - size * (mean / a / (Math.sqrt(square / b) + 1e-8) + training.decay * weight);
  }
  gradient.fill(0);
}

/** Back-propagation of one example (Rumelhart, Hinton and Williams 1986). What is kept of the hidden units counts for what is dropped. */
function addGradient(
  { first, hiddenBias, second, bias }: Parts,
  one: NetworkExample,
  batch: number,
  next: () => number,
): void {
  const stored = 1 / (1 - training.dropped);
  const [units, outputs] = [hiddenBias.weights.length, one.target.length];
  const hidden = hiddenBias.weights.slice();
  one.places.forEach((place, at) => {
    addScaled(hidden, first.weights.subarray(place * units, (place + 1) * units), one.values[at] ?? 0);
  });
  for (let unit = 0; unit < units; unit += 1)
    hidden[unit] = next() < training.dropped ? 0 : stored * Math.max(0, hidden[unit] ?? 0);
  const rowOf = (all: Float64Array, unit: number) => all.subarray(unit * outputs, (unit + 1) * outputs);
  const wrong = bias.weights.slice();
  hidden.forEach((raised, unit) => {
    if (raised > 0) addScaled(wrong, rowOf(second.weights, unit), raised);
  });
  for (let at = 0; at < outputs; at += 1)
    wrong[at] = (1 / (1 + Math.exp(-(wrong[at] ?? 0))) - (one.target[at] ?? 0)) / batch;
  addScaled(bias.gradient, wrong, 1);
  const back = new Float64Array(units);
  hidden.forEach((raised, unit) => {
    if (raised <= 0) return;
    addScaled(rowOf(second.gradient, unit), wrong, raised);
    back[unit] =
      stored * rowOf(second.weights, unit).reduce((sum, weight, at) => sum + weight * (wrong[at] ?? 0), 0);
  });
  addScaled(hiddenBias.gradient, back, 1);
  one.places.forEach((place, at) => {
    addScaled(first.gradient.subarray(place * units, (place + 1) * units), back, one.values[at] ?? 0);
  });
}

function addScaled(to: Float64Array, from: Float64Array, scale: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + scale * (from[at] ?? 0);
}
