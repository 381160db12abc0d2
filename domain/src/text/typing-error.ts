/**
 * Returns whether two words differ by at most one letter omitted, added or replaced, or two neighbours swapped
 * (Damerau, 1964).
 */
export function isOneErrorApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || !canBeginAlike(a, b)) return false; // nearly every pair ends here
  const short = a.length <= b.length ? a : b;
  const long = short === a ? b : a;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (start === short.length) return true;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  const isReplaced = short.slice(start + 1) === long.slice(start + 1);
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return isReplaced || (isSwapped && short.slice(start + 2) === long.slice(start + 2));
}

/**
 * Returns whether a word begins with `typed`, allowing one letter wrong, missing, added or swapped with its
 * neighbour.
 */
export function beginsWithOneError(word: string, typed: string): boolean {
  if (!canBeginAlike(word, typed)) return false;
  const isSo = (length: number) => isOneErrorApart(word.slice(0, length), typed);
  return isSo(typed.length) || isSo(typed.length - 1) || isSo(typed.length + 1);
}

/**
 * One error leaves one of the first two letters of both words in place or next to it: a quick test that excludes
 * most pairs.
 */
function canBeginAlike(a: string, b: string): boolean {
  if (a.length < 2 || b.length < 2) return true;
  const a0 = a.charCodeAt(0);
  const a1 = a.charCodeAt(1);
  const b0 = b.charCodeAt(0);
  const b1 = b.charCodeAt(1);
  return a0 === b0 || a1 === b1 || a0 === b1 || a1 === b0;
}
