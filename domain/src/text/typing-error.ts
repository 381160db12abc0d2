/** Whether two words are the same but for at most one letter left out, added, replaced, or two neighbours swapped (Damerau, 1964). */
export function isOneErrorApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || !canBeginAlike(a, b)) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (start === short.length) return true;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  const isReplaced = short.slice(start + 1) === long.slice(start + 1);
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return isReplaced || (isSwapped && short.slice(start + 2) === long.slice(start + 2));
}

/** Whether a word begins like this but for one such error. */
export function beginsWithOneError(word: string, typed: string): boolean {
  return (
    canBeginAlike(word, typed) &&
    [0, -1, 1].some((more) => isOneErrorApart(word.slice(0, typed.length + more), typed))
  );
}

/** One error leaves one of the first two letters of both in place, or beside it: most pairs of words are told apart here. */
function canBeginAlike(a: string, b: string): boolean {
  if (a.length < 2 || b.length < 2) return true;
  return a[0] === b[0] || a[1] === b[1] || a[0] === b[1] || a[1] === b[0];
}
