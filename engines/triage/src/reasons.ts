import type { Interview } from "./interview.ts";
import { conditionCount, type PreparedModel } from "./model.ts";
import { logChanceOf } from "./posterior.ts";
import type { Reason } from "./result.ts";

/** How many answers are named for each side, and how much they must count (natural logarithm of the ratio of chances). */
const named = { most: 4, from: 0.3 };

/**
 * Returns the answers, at most four each, that speak most for and against the condition `best` (weight of evidence,
 * Good 1950), the strongest first. The weight compares an answer's probability in it with that in the others, by
 * their probability in the posterior `now`. Complaints are not among them.
 */
export function reasonsOf(
  model: PreparedModel,
  interview: Interview,
  now: Float64Array,
  best: number,
): { readonly reasonsFor: readonly Reason[]; readonly reasonsAgainst: readonly Reason[] } {
  const weighed = interview.answers
    .map(({ question, answer }) => {
      const logs = logChanceOf(model, question, answer);
      return { question, answer, weight: logs ? weightOf(logs, now, best) : 0 };
    })
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const side = (sign: 1 | -1) =>
    weighed
      .filter(({ weight }) => sign * weight >= named.from)
      .slice(0, named.most)
      .map(({ question, answer }): Reason => ({ question, answer }));
  return { reasonsFor: side(1), reasonsAgainst: side(-1) };
}

function weightOf(logs: Float64Array, now: Float64Array, best: number): number {
  let [chance, weights] = [0, 0];
  for (let at = 0; at < conditionCount; at += 1) {
    if (at === best) continue;
    const weight = (now[at] ?? 0) + 0.02; // so that conditions already ruled out still tell why
    chance += weight * Math.exp(logs[at] ?? 0);
    weights += weight;
  }
  return (logs[best] ?? 0) - Math.log(chance / weights);
}
