/**
 * Texts of which somebody has said that they did not mean suicide or self-harm. Kept in memory alone, until the page is loaded anew: the words are written
 * down nowhere, and whoever comes back with the same text is offered the help again.
 */
let texts: readonly string[] = [];
const listeners = new Set<() => void>();

/** Returns the texts declared not meant since the page was loaded; a new array after each change. */
export const unmeantTexts = (): readonly string[] => texts;

/**
 * Hides the self-harm help for this text, in memory only, until `declareMeant` or a reload. Notifies the
 * listeners.
 */
export function declareUnmeant(text: string): void {
  change([...texts.filter((one) => one !== text), text]);
}

/** Shows the self-harm help again for all texts. Notifies the listeners. */
export function declareMeant(): void {
  change([]);
}

/**
 * Calls the listener each time a text is declared unmeant, or meant again. Returns a function that stops it.
 */
export function onUnmeantTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly string[]): void {
  texts = next;
  for (const listener of listeners) listener();
}

/** Returns whether a text is an edited version of another: it begins with the first half of `before`. */
export const isEditOf = (before: string, text: string): boolean =>
  text.startsWith(before.slice(0, Math.ceil(before.length / 2)));

/**
 * Returns what a text adds to another, with the whole words around it; everything between the first and the
 * last change counts as new. Empty if nothing was added.
 */
export function addedText(before: string, text: string): string {
  const shorter = Math.min(before.length, text.length);
  let start = 0;
  while (start < shorter && before[start] === text[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === text.at(-1 - same)) same += 1;
  const end = text.length - same;
  if (text.slice(start, end).trim() === "") return "";
  const [lead = ""] = /\S*\s*\S*$/.exec(text.slice(0, start)) ?? [];
  const [rest = ""] = /^\S*/.exec(text.slice(end)) ?? [];
  return `${lead}${text.slice(start, end)}${rest}`;
}
