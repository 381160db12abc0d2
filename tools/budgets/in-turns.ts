/**
 * Runs `work` for each item, at most `atOnce` at a time; returns the results in the order of the items. Rejects with
 * the first failure; the remaining items are still worked on.
 */
export async function mapWithConcurrency<Given, Outcome>(
  all: readonly Given[],
  atOnce: number,
  work: (one: Given) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const left = [...all.entries()];
  const takeTurns = async () => {
    for (let next = left.shift(); next; next = left.shift()) outcomes[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  return outcomes;
}
