import type { CallCaption } from "@anteroom/contract/call/call-signal";

/** A caption on the screen; `isFinal`: it will not change. */
export type Caption = { id: number; name: string; text: string; isFinal: boolean };

const mostShown = 5;

/**
 * Returns the captions with one more, at most the newest five. A caption that is not final is replaced by the
 * speaker's next; an empty one removes it.
 */
export function addCaption(
  shown: readonly Caption[],
  name: string,
  { text, isFinal }: CallCaption,
): Caption[] {
  const open = shown.find((one) => !one.isFinal && one.name === name);
  const retained = shown.filter((one) => one !== open);
  if (text.trim() === "") return retained;
  const id = open?.id ?? Math.max(0, ...shown.map((one) => one.id)) + 1;
  return [...retained, { id, name, text, isFinal }].slice(-mostShown);
}
