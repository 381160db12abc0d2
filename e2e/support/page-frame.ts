import type { ExpectedRoute } from "./route-expectations.ts";

/** How many lists of places stand around a page, -1 where there is not even the bar with the clinic's sign. */
export function barsOfHtml(html: string): number {
  const frame = html.replace(/<main[\s\S]*<\/main>/, "");
  return frame.includes("<header") ? frame.split("<nav").length - 1 : -1;
}

/** The same for a page as it should be: on top, and on a phone at the foot. */
export function barsOf({ layout, isStep }: ExpectedRoute): number {
  if (layout === "full") return -1;
  if (layout === "none") return 0;
  return layout === "error" || isStep ? 1 : 2;
}
