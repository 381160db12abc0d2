/** From this share on a condition fits partly; the bound is ours. */
export const leastPartly = 0.12;

/** What a patient is shown of what it may be: the best fit, and what fits at least partly. What hardly fits frightens more than it tells; the doctor gets the whole list. */
export function worthShowing<One extends { probability: number }>(
  differential: readonly One[],
): readonly One[] {
  return differential.filter(({ probability }, index) => index === 0 || probability >= leastPartly);
}
