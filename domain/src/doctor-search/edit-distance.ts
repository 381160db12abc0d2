/**
 * The least number of letters left out, added, replaced, or swapped with a neighbour, that turns one word into the other
 * (optimal string alignment after Damerau, 1964); `most + 1` where it is more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [older, old]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((old[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + cost);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) value = Math.min(value, (older[j - 2] ?? 0) + 1);
      row.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    [older, old] = [old, row];
  }
  return Math.min(old[b.length] ?? 0, most + 1);
}

/** So many typing errors are forgiven: by the length of the shorter word, and in three letters only a missing one. */
export function errorsForgiven(typed: string, known: string): number {
  const length = Math.min(typed.length, known.length);
  if (length === 3) return typed.length === 3 && known.length === 4 && typed[0] === known[0] ? 1 : 0;
  return length < 4 ? 0 : length < 6 ? 1 : 2;
}
