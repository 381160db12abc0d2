import type { ExpectedRoute } from "./route-expectations.ts";

/** Returns the number of `<nav>` outside `<main>` in the HTML of a page; -1 without a header. */
export function barsOfHtml(html: string): number {
  const frame = html.replace(/<main[\s\S]*<\/main>/, "");
  return frame.includes("<header") ? frame.split("<nav").length - 1 : -1;
}

/**
 * Returns the number that `barsOfHtml` should give for a route: the navigation at the top, and at the foot unless it is
 * a step.
 */
export function barsOf({ layout, isStep }: ExpectedRoute): number {
  if (layout === "full") return -1;
  if (layout === "none") return 0;
  return layout === "error" || isStep ? 1 : 2;
}
