/** S9.BREAK.01, D.53: the width, in CSS px, below which each layout is used. */
export const breakpoints = { xs: 576, sm: 768, md: 992, lg: 1200, xl: Infinity } as const;
export type Breakpoint = keyof typeof breakpoints;

/** The layout for a window of this width. */
export function breakpointOf(width: number): Breakpoint {
  const names = ["xs", "sm", "md", "lg"] as const;
  return names.find((name) => width < breakpoints[name]) ?? "xl";
}
