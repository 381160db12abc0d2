/** Sizes in CSS pixels. */
type Row = {
  widths: readonly number[];
  gap: number;
  /** What the items and the menu button have together. */
  available: number;
  menuWidth: number;
  /** Whether the menu button is there even if all items fit, because it holds more than them. */
  hasMenu: boolean;
};

/** Returns how many of the items, from the first, fit into one row; the menu button takes its place unless all fit. */
export function fittingCount({ widths, gap, available, menuWidth, hasMenu }: Row): number {
  const ends = widths.map((_, index) =>
    widths.slice(0, index + 1).reduce((sum, width) => sum + width + gap, -gap),
  );
  const whole = ends.at(-1) ?? 0;
  if (whole + (hasMenu ? menuWidth + gap : 0) <= available) return widths.length;
  return ends.filter((end) => end + gap + menuWidth <= available).length;
}
