// `npm run train:own-words [-- --folds --language pt --most 45000]`: learns from the corpus which complaint own words tell of, or says how well that is read by folds.
import { brotliCompressSync } from "node:zlib";
import { parseArgs } from "node:util";
import { openLearned, type LearnedWeights } from "@anteroom/domain/health/own-words/learned";
import { clausesOf } from "@anteroom/domain/health/own-words/tokens";
import { learnedFrom, learnedLanguages, writeWeights, type LearnedLanguage } from "./files.ts";
import {
  weightBudgetOf,
  knownExamples,
  learnWeights,
  readExamples,
  writtenExamples,
  type Example,
} from "./learn.ts";

const folds = 5;

/** How many of these texts are read right first, and among the first three. */
function measure(weights: LearnedWeights, examples: readonly Example[]) {
  const read = openLearned(weights);
  const places = examples.map(({ text, complaints }) => {
    const chances = [...read(clausesOf(text).flat())].sort((one, other) => other[1] - one[1]);
    return chances.findIndex(([id]) => complaints.includes(id));
  });
  return [1, 3].map((most) => places.filter((place) => place >= 0 && place < most).length);
}

const bytesOf = (weights: LearnedWeights) => brotliCompressSync(JSON.stringify(weights)).length;

const { values } = parseArgs({
  options: {
    folds: { type: "boolean", default: false },
    language: { type: "string" },
    most: { type: "string" },
  },
});
for (const language of Object.keys(learnedLanguages) as LearnedLanguage[]) {
  if (values.language && values.language !== language) continue;
  const began = performance.now();
  const size = { ...weightBudgetOf(language), ...(values.most && { most: Number(values.most) }) };
  const known = knownExamples(language);
  const written = writtenExamples(language);
  const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
  if (values.folds) {
    const sums = Array.from({ length: folds }, (_, fold) => {
      const others = written.filter((_example, at) => at % folds !== fold);
      const held = written.filter((_example, at) => at % folds === fold);
      return measure(learnWeights([...known, ...others], size), held);
    });
    const [first, three] = [0, 1].map((at) => sums.reduce((sum, one) => sum + (one[at] ?? 0), 0));
    const share = (sum = 0) => `${((100 * sum) / written.length).toFixed(1)} %`;
    console.log(
      `${language}: n=${written.length}, first ${share(first)}, in three ${share(three)}, ${seconds()} s`,
    );
    continue;
  }
  const weights = learnWeights([...known, ...written, ...readExamples(language)], size);
  writeWeights(language, weights);
  console.log(`${language}: ${weights.weights.length} weights, ${bytesOf(weights)} bytes, ${seconds()} s`);
}
if (!values.folds && !values.language) learnedFrom.write();
