import type { Ranked } from "./rank-conditions.ts";

/** For each answer that a question can have, how likely it is under each condition. */
export type Answers = readonly (readonly number[])[];

/** What is learnt of how urgent the conditions are counts besides what is learnt of the conditions; a bit of it is worth less than one of theirs. */
const weightOfUrgencies = 0.7;

export function yesOrNo(chances: readonly number[]): Answers {
  return [chances, chances.map((chance) => 1 - chance)];
}

/** Of a list one entry is true, or none of those that are left. */
export function answersOfList(chances: Answers): Answers {
  const [first = []] = chances;
  const none = first.map((_, at) => Math.max(0, 1 - chances.reduce((sum, one) => sum + (one[at] ?? 0), 0)));
  return [...chances, none];
}

/** Expected gain of information (Lindley 1956) about the conditions, and about the urgencies that they have. */
export function informationOf(ranking: readonly Ranked[], answers: Answers): number {
  const shares = ranking.map(({ share }) => share);
  const levels = ranking.map(({ condition }) => condition?.urgency ?? "unknown");
  let gained = entropy(shares) + weightOfUrgencies * entropy(summed(shares, levels));
  for (const chances of answers) {
    const joint = shares.map((share, at) => share * (chances[at] ?? 0));
    const whole = joint.reduce((sum, one) => sum + one, 0);
    if (whole <= 0) continue;
    const after = joint.map((one) => one / whole);
    gained -= whole * (entropy(after) + weightOfUrgencies * entropy(summed(after, levels)));
  }
  return Math.max(0, gained);
}

export function entropy(shares: readonly number[]): number {
  return shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log2(share) : sum), 0);
}

function summed(shares: readonly number[], names: readonly string[]): readonly number[] {
  const sums = new Map<string, number>();
  shares.forEach((share, at) => sums.set(names[at] ?? "", (sums.get(names[at] ?? "") ?? 0) + share));
  return [...sums.values()];
}
