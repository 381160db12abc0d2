import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

const bytesEach = 5;

/** The list of `server/data/README.md`; read when the first password is chosen. */
let list: Buffer | null = null;

/**
 * Returns whether a password, in any case, is on the local list of common and breached passwords. The first call
 * reads the list from disk synchronously.
 */
export function isCommonPassword(password: string): boolean {
  list ??= readFileSync(path.resolve(import.meta.dirname, "../../../data/common-passwords.bin"));
  const wanted = createHash("sha256")
    .update(password.normalize("NFKC").toLowerCase())
    .digest()
    .subarray(0, bytesEach);
  let [low, high] = [0, list.length / bytesEach];
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = list.subarray(middle * bytesEach, (middle + 1) * bytesEach).compare(wanted);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
}
