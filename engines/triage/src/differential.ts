import { conditions } from "./conditions.ts";
import type { Interview } from "./interview.ts";
import { ageFrom, conditionCount, type DifferentialHead } from "./model.ts";

/**
 * Returns each condition's share in the likely differential diagnosis: of at most `longestList` conditions, with the sum
 * 1; all others are 0. A network with one hidden layer (ReLU) reads posterior and answers, since naive Bayes is too
 * certain of its first condition; the set with the highest expected F1 is kept. `posterior`: one probability a
 * condition, and as its last element that of a cause out of scope.
 */
export function differentialOf(
  head: DifferentialHead,
  interview: Interview,
  posterior: Float64Array,
): Float64Array {
  const chances = chancesToBeListed(head, interview, posterior);
  const listed = bestList(chances);
  const sum = listed.reduce((total, at) => total + (chances[at] ?? 0), 0);
  const shares = new Float64Array(conditionCount);
  for (const at of listed) shares[at] = (chances[at] ?? 0) / sum;
  return shares;
}

/** Each condition's chance to be among the first five. */
function chancesToBeListed(
  head: DifferentialHead,
  interview: Interview,
  posterior: Float64Array,
): Float64Array {
  const hidden = Float64Array.from(head.hiddenBias);
  for (const [name, value] of featuresOf(interview, posterior))
    head.features[name]?.forEach((weight, at) => {
      hidden[at] = (hidden[at] ?? 0) + value * weight;
    });
  const logits = Float64Array.from(head.bias);
  hidden.forEach((sum, unit) => {
    if (sum > 0)
      head.out[unit]?.forEach((weight, at) => {
        logits[at] = (logits[at] ?? 0) + (sum / weightSteps) * weight;
      });
  });
  return logits.map((one) => 1 / (1 + Math.exp(-one / weightSteps)));
}

/** Stored weights are multiples of 1/50: divide them by this. */
export const weightSteps = 50;

/** The most conditions of a differential. */
export const longestList = 5;

/**
 * Returns the indexes of the conditions with the highest expected F1 against the true list, most probable first; at
 * least one, at most `longestList`. `chances`: each condition's probability to be listed, independent of the others.
 */
export function bestList(chances: Float64Array): readonly number[] {
  const order = [...chances.keys()].sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0));
  const expected = Math.min(
    longestList,
    chances.reduce((sum, one) => sum + one, 0),
  );
  let [both, best, length] = [0, -1, 1];
  for (const [at, place] of order.slice(0, longestList).entries()) {
    both += chances[place] ?? 0;
    const f1 = (2 * both) / (at + 1 + expected);
    if (f1 > best) [best, length] = [f1, at + 1];
  }
  return order.slice(0, length);
}

/**
 * Returns the inputs of the network by name: conditions with more than 0.2 % of the posterior within scope, answers (yes
 * 1, no -1, each chosen option 1; "unknown" has none), two for each complaint the interview began with, age class and
 * sex. `posterior` as in `differentialOf`.
 */
export function featuresOf(
  interview: Interview,
  posterior: Float64Array,
): readonly (readonly [string, number])[] {
  const inScope = 1 - (posterior[conditionCount] ?? 0);
  const likely = conditions
    .map(({ slug }, at) => [slug, (posterior[at] ?? 0) / inScope] as const)
    .filter(([, share]) => share > 0.002);
  const said = interview.answers.flatMap(({ question, answer }): readonly (readonly [string, number])[] => {
    if (answer === "unknown") return [];
    if (typeof answer === "string") return [[question, answer === "yes" ? 1 : -1]];
    return answer.map((option) => [`${question}:${option}`, 1]);
  });
  const complaints = interview.complaints.flatMap((one) => {
    const code = "evidence" in one ? one.evidence : "E_53";
    return [
      [code, 1],
      [`first:${code}`, 1],
    ] as const;
  });
  const { age, sex } = interview.patient;
  const ageClass = ageFrom.findLastIndex((from) => age >= from);
  return [...likely, ...said, ...complaints, [`age:${ageClass}`, 1], [`sex:${sex}`, 1]];
}
