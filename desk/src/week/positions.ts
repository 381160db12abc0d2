import type { CSSProperties } from "react";
import type { DayPart } from "./week-rules.ts";

/** Returns values as CSS custom properties for a `style` prop: `name` becomes `--name`. */
export function cssVariables(values: Readonly<Record<string, string | number>>): CSSProperties {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${name}`, value]),
  ) as CSSProperties;
}

/**
 * Returns the CSS custom properties that place a part of the day in its column: start and end in
 * minutes, and its lane of several.
 */
export function positionStyle({
  from,
  to,
  lane = 0,
  lanes = 1,
}: DayPart & { lane?: number; lanes?: number }) {
  return cssVariables({ start: from, end: to, lane, lanes });
}
