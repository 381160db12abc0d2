/** What is usual for an adult at rest, beats a minute (MedlinePlus, Vital signs, article 002341, 2023). */
export const usualPulse = { lowest: 60, highest: 100 } as const;

const [start, end] = [40, 120];
const percent = (rate: number) => ((rate - start) / (end - start)) * 100;

/** Where a pulse and the usual range lie on a bar from 40 to 120, in percent; what lies beyond stands at its end, whole. */
export function pulseBar(rate: number): { at: number; from: number; to: number } {
  const at = Math.min(97, Math.max(3, percent(rate)));
  return { at, from: percent(usualPulse.lowest), to: percent(usualPulse.highest) };
}
