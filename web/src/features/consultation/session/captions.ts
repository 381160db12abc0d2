import type { CallCaption } from "@anteroom/contract/call/call-signal";

export type Caption = { id: number; name: string; text: string; isFinal: boolean };

const mostShown = 5;

/** What was typed, with one more: a text that is not final gives way to the next of the same speaker; an empty one takes it back. */
export function withCaption(
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
