import { conditions } from "./conditions.ts";
import type { Interview } from "./interview.ts";
import { known, type DifferentialHead } from "./model.ts";

/**
 * The second head: which conditions a doctor would keep in mind, and how much. A multinomial regression (softmax) on the posterior and the answers,
 * fitted to the differentials of DDXPlus, because a posterior of naive Bayes is too sure of its first condition to be shown as a list.
 */
export function differentialOf(
  head: DifferentialHead,
  interview: Interview,
  now: Float64Array,
): Float64Array {
  const logits = Float64Array.from(head.bias, (one) => one / 100);
  for (const [name, value] of featuresOf(interview, now)) {
    head.features[name]?.forEach((weight, at) => {
      logits[at] = (logits[at] ?? 0) + (value * weight) / 100;
    });
  }
  const raised = logits.map(Math.exp);
  const sum = raised.reduce((total, one) => total + one, 0);
  return raised.map((one) => one / sum);
}

/** What the second head looks at: each likely condition with its probability, each answer with 1. */
export function featuresOf(interview: Interview, now: Float64Array): readonly (readonly [string, number])[] {
  const inScope = 1 - (now[known] ?? 0);
  const likely = conditions
    .map(({ slug }, at) => [slug, (now[at] ?? 0) / inScope] as const)
    .filter(([, share]) => share > 0.001);
  const said = interview.answers.flatMap(({ question, answer }) => {
    if (answer === "unknown") return [];
    if (typeof answer === "string") return [[`${question}:${answer}`, 1] as const];
    return answer.map((option) => [`${question}:${option}`, 1] as const);
  });
  const complaints = interview.complaints.flatMap((one) =>
    "evidence" in one ? [[`${one.evidence}:yes`, 1] as const] : [],
  );
  return [...likely, ...said, ...complaints];
}
