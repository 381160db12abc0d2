/** Does the work for each, so many at a time; the outcomes stand in the order of what was given. */
export async function inTurns<Given, Outcome>(
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
