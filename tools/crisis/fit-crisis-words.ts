// `npm run fit:crisis-words`: learns from the training texts which words speak for suicidal thoughts, a file for each language in domain/src/health/self-harm/weights.
import { readFileSync, writeFileSync } from "node:fs";
import { featuresOf } from "@anteroom/domain/health/self-harm/likely";

type Text = { readonly locale: string; readonly positive: boolean; readonly text: string };
type Row = { readonly features: ReadonlyMap<string, number>; readonly positive: boolean };

const data = new URL("../eval/data/", import.meta.url);
const weightsFolder = new URL("../../domain/src/health/self-harm/weights/", import.meta.url);
const languages = {
  en: "english",
  pt: "portuguese",
  it: "italian",
  es: "spanish",
  fr: "french",
  ar: "arabic",
} as const;

/** So many of the texts that tell of none may be taken for it, by five folds. */
const falseAlarms = 0.03;
/** The strongest features are kept; the others change hardly any text. */
const mostFeatures = 5_000;
const rounds = 40;
const folds = 5;

/** Lines of a file; texts of ordinary complaints tell of none (those with an odd number, which tuning may read). */
function read(file: string): readonly Text[] {
  const lines = readFileSync(new URL(file, data), "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Text);
}

const reported = [
  "crisis-words-train.jsonl",
  "crisis-words-dev.jsonl",
  "crisis-words-holdout.jsonl",
  "crisis-words-holdout-2.jsonl",
].flatMap(read);
const ordinary = ["own-words-1.jsonl", "own-words-2.jsonl"]
  .flatMap(read)
  .filter((one) => Number((one as Text & { id: string }).id.split("-").at(-1)) % 2 === 1)
  .filter((one) => !["suicidal-thoughts", "low-mood"].some((id) => JSON.stringify(one).includes(id)))
  .map((one) => ({ ...one, positive: false }))
  // What an ordinary complaint shares with despair: "no longer", "more and more".
  .concat(read("crisis-words-ordinary.jsonl").map((one) => ({ ...one, id: "", positive: false })))
  // What somebody wants of a clinic and says after a visit: half of them, the other half is kept apart.
  .concat(
    ["crisis-words-wishes.jsonl", "crisis-words-feedback.jsonl"]
      .flatMap(read)
      .filter((one) => Number((one as Text & { id: string }).id.split("-").at(-1)) % 2 === 1)
      .map((one) => ({ ...one, id: "" })),
  );

/** Logistic regression by stochastic gradient descent; the order of the texts is the same at every run. */
function fit(rows: readonly Row[]): { bias: number; weights: ReadonlyMap<string, number> } {
  const weights = new Map<string, number>();
  const order = rows.map((_, at) => at);
  let bias = 0;
  let seed = 1;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let round = 0; round < rounds; round += 1) {
    const rate = 1.5 * (1 - round / rounds) + 0.05;
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const place of order) {
      const row = rows[place];
      if (!row) continue;
      const error = chance(bias, weights, row.features) - Number(row.positive);
      bias -= rate * error * 0.05;
      for (const [feature, value] of row.features)
        weights.set(feature, (weights.get(feature) ?? 0) * (1 - rate * 1e-4) - rate * error * value);
    }
  }
  return { bias, weights };
}

function sumOf(bias: number, weights: ReadonlyMap<string, number>, features: Row["features"]): number {
  let sum = bias;
  for (const [feature, value] of features) sum += (weights.get(feature) ?? 0) * value;
  return sum;
}

function chance(bias: number, weights: ReadonlyMap<string, number>, features: Row["features"]): number {
  return 1 / (1 + Math.exp(-sumOf(bias, weights, features)));
}

function rowsOf(texts: readonly Text[]): readonly Row[] {
  return texts.flatMap(({ text, positive }) => {
    const features = featuresOf(text);
    return features ? [{ features, positive }] : [];
  });
}

for (const [language, name] of Object.entries(languages)) {
  const isOwn = ({ locale }: Text) => locale.startsWith(language);
  const own = rowsOf(reported.filter(isOwn));
  // What other languages say ordinarily must not count either: a page may take a text for one of several languages.
  const others = rowsOf([...reported, ...ordinary].filter((one) => !isOwn(one) && !one.positive));
  const plain = rowsOf(ordinary.filter(isOwn));
  const held = Array.from({ length: folds }, (_, fold) => {
    const { bias, weights } = fit([...own.filter((_row, at) => at % folds !== fold), ...plain, ...others]);
    return own
      .filter((_row, at) => at % folds === fold)
      .map(({ features, positive }) => ({ positive, sum: sumOf(bias, weights, features) }));
  }).flat();
  const negatives = held
    .filter(({ positive }) => !positive)
    .map(({ sum }) => sum)
    .sort((a, b) => b - a);
  const least = negatives[Math.floor(falseAlarms * negatives.length)] ?? 0;
  const positives = held.filter(({ positive }) => positive);
  const found = positives.filter(({ sum }) => sum > least).length;
  const { bias, weights } = fit([...own, ...plain, ...others]);
  const strongest = [...weights].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1])).slice(0, mostFeatures);
  const lines = strongest
    .map(([feature, weight]) => [feature, Math.round(weight * 100)] as const)
    .filter(([, weight]) => weight !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, weight]) => `${feature}\t${weight}`);
  writeFileSync(
    new URL(`${name}.ts`, weightsFolder),
    `import type { TextWeights } from "../likely.ts";

/** Weights that judge whole texts for suicide and self-harm, learned by \`npm run fit:crisis-words\`; not to be edited by hand. */
export const ${name}Weights: TextWeights = {
  bias: ${bias.toFixed(3)},
  least: ${least.toFixed(3)},
  features: \`${lines.join("\n")}\`,
};
`,
  );
  console.log(
    `${name}: ${lines.length} features, in folds ${found} of ${positives.length} found at ${falseAlarms}`,
  );
}
