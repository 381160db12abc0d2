import type { RouteRow } from "@anteroom/domain/shared/routes";
import type { App } from "../../platform/app-context.tsx";
import { followPageHeading, stopFollowingPageHeading } from "./follow-heading.ts";
import { isTitledByHeading } from "./follows-heading.ts";
import { robotsOf } from "./robots-of.ts";
import { pageTitle } from "./page-title.ts";

export { focusPageHeading } from "../../platform/start-reading.ts";

/**
 * Sets title and robots meta tag of the document's head for a route, as the server does for the first page. `own`: the page's own name.
 * Routes named by their heading follow it from now on. Without a route: those of the not-found page.
 */
export function applyHead(app: App, route: RouteRow | undefined, own: string | undefined): void {
  const name = (words: string | undefined) => {
    const { titlePrefix = "" } = document.documentElement.dataset; // of errors shown now, see `error-title.ts`
    document.title = titlePrefix + pageTitle(app, route?.name, words);
  };
  name(own);
  if (isTitledByHeading(route?.name)) followPageHeading(name);
  else stopFollowingPageHeading();
  const robots = robotsOf(route, location.search);
  document.querySelector('meta[name="robots"]')?.setAttribute("content", robots);
}
