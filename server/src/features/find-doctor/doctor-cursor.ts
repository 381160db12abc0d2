/**
 * Encodes the ids of the doctors already listed. The order changes with every booking, so the next page shows
 * the earliest of the others. Encodes ascending ids as differences, seven bits per byte, in base64url.
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

/**
 * Decodes the ids of `writeCursor`. Does not validate: of a malformed cursor it returns what can be decoded,
 * possibly nothing.
 */
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
