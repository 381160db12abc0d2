import { breakpoints } from "./constants.ts";

export type Breakpoint = keyof typeof breakpoints;

/** The layout for a window of this width. */
export function breakpointOf(width: number): Breakpoint {
  const names = ["xs", "sm", "md", "lg"] as const;
  return names.find((name) => width < breakpoints[name]) ?? "xl";
}
