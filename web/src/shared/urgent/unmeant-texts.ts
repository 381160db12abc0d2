/**
 * Texts of which somebody has said that they did not mean suicide or self-harm. Kept in memory alone, until the page is loaded anew: the words are written
 * down nowhere, and whoever comes back with the same text is offered the help again.
 */
let texts: readonly string[] = [];
const listeners = new Set<() => void>();

/** The texts so far; another list after each change. */
export const unmeantTexts = (): readonly string[] => texts;

/** Takes the help for this text away, until it is asked for again. */
export function declareUnmeant(text: string): void {
  change([...texts.filter((one) => one !== text), text]);
}

/** Brings the help back for all of them. */
export function declareMeant(): void {
  change([]);
}

export function onUnmeantTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly string[]): void {
  texts = next;
  for (const listener of listeners) listener();
}

/** Whether a text is another one that was written on or mended, not one of its own that says the same: they begin with the same words. */
export const isEditOf = (before: string, text: string): boolean =>
  text.startsWith(before.slice(0, Math.ceil(before.length / 2)));

/** What a text has that another does not, with the word before it: as if everything between the first and the last change had been written anew. */
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
