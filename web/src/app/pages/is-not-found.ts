import type { Page } from "../../platform/router/router.ts";

/** Returns whether this page is shown as the not-found page: no route, or a missing resource. */
export function isNotFound({ isMissing, route }: Page): boolean {
  return isMissing || !route;
}
