/**
 * The place in a list of doctors, whose order changes with every booking: those who have been given already. The next page is
 * the earliest of all others, so that nobody is told twice and nobody left out. Numbers in ascending order, each as its
 * distance from the one before in sevens of bits: two bytes a doctor in a large installation.
 */
export function writeCursor(given: Iterable<number>): string {
  const bytes: number[] = [];
  let before = 0;
  for (const id of [...given].sort((a, b) => a - b)) {
    let distance = id - before;
    for (; distance >= 128; distance = Math.floor(distance / 128)) bytes.push((distance % 128) + 128);
    bytes.push(distance);
    before = id;
  }
  return Buffer.from(bytes).toString("base64url");
}

/** Who has been given by then. What no list of ours has ever sent names nobody. */
export function readCursor(cursor: string): Set<number> {
  const given = new Set<number>();
  let [before, distance, worth] = [0, 0, 1];
  for (const byte of Buffer.from(cursor, "base64url")) {
    distance += (byte % 128) * worth;
    worth *= 128;
    if (byte >= 128) continue;
    before += distance;
    if (Number.isSafeInteger(before)) given.add(before);
    [distance, worth] = [0, 1];
  }
  return given;
}
