import type { Page } from "../../platform/router/router.ts";

/** Returns whether the page at this address is the not-found page. */
export function isNotFound({ isMissing, route }: Page): boolean {
  return isMissing || !route;
}
