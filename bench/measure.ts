/** Returns the median; for an even count the mean of the two in the middle; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Returns the smallest of the values that this share (0 .. 1) of them does not exceed: `percentile(times, 0.95)`. NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * Runs measurements in turn, round after round (5), so that slow moments of the machine affect all alike. Each returns a number; returns
 * the median of each.
 */
export async function sideBySide<Name extends string>(
  things: Readonly<Record<Name, () => Promise<number>>>,
  rounds = 5,
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(things) as Name[]; // the keys of a record are its names
  const all = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const name of names) all.get(name)?.push(await things[name]());
  return Object.fromEntries(names.map((name) => [name, median(all.get(name) ?? [])])) as Record<Name, number>;
}
