import type { CSSProperties } from "react";
import type { DayPart } from "./week-rules.ts";

/** Returns values as custom properties, set by script: the page's policy allows no style attribute in HTML. */
export function variables(values: Readonly<Record<string, string | number>>): CSSProperties {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${name}`, value]),
  ) as CSSProperties;
}

/** Returns where a part of the day stands in its column, and in which of the lanes. */
export function atPart({ from, to, lane = 0, lanes = 1 }: DayPart & { lane?: number; lanes?: number }) {
  return variables({ start: from, end: to, lane, lanes });
}
