import type { UsualRange } from "@anteroom/domain/vitals/usual-ranges";

/** So many beats are shown on either side of the usual range. */
const beside = 20;

/** Returns positions of a pulse and the usual range on a bar, in percent. The pulse is clamped to 3 .. 97. */
export function pulseBar(
  rate: number,
  { lowest, highest }: UsualRange,
): { at: number; from: number; to: number } {
  const start = lowest - beside;
  const percent = (beats: number) => ((beats - start) / (highest + beside - start)) * 100;
  const at = Math.min(97, Math.max(3, percent(rate)));
  return { at, from: percent(lowest), to: percent(highest) };
}
