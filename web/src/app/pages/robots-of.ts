import { hasTokenInQuery } from "@anteroom/domain/shared/route-values";
import type { RouteRow } from "@anteroom/domain/shared/routes";

/**
 * Returns the `robots` meta value: `noindex, nofollow` for routes marked so, the not-found page (no route),
 * and addresses with a token in `search` (S2.GEN.10 to .12); else `index, follow`.
 */
export function robotsOf(route: RouteRow | undefined, search: string): string {
  const isHidden = (route?.noIndex ?? true) || hasTokenInQuery(search);
  return isHidden ? "noindex, nofollow" : "index, follow";
}
