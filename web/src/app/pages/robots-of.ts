import { hasTokenInQuery } from "@anteroom/domain/shared/route-values";
import type { RouteRow } from "@anteroom/domain/shared/routes";

/** What search engines are told: not to keep what is private, what was not found, and any address with a token (S2.GEN.10 to .12). */
export function robotsOf(route: RouteRow | undefined, search: string): string {
  const isHidden = (route?.noIndex ?? true) || hasTokenInQuery(search);
  return isHidden ? "noindex, nofollow" : "index, follow";
}
