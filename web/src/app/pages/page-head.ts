import type { RouteRow } from "@anteroom/domain/shared/routes";
import type { App } from "../../platform/app-context.tsx";
import { followHeading, leaveHeading } from "./follow-heading.ts";
import { followsHeading } from "./follows-heading.ts";
import { robotsOf } from "./robots-of.ts";
import { pageTitle } from "./page-title.ts";

export { startReading } from "../../platform/start-reading.ts";

/** Says in the document's head which page this is now, as the server does for the first one; without a route it is the not-found page. */
export function applyHead(app: App, route: RouteRow | undefined, own: string | undefined): void {
  document.title = pageTitle(app, route?.name, own);
  if (followsHeading(route?.name))
    followHeading((words) => (document.title = pageTitle(app, route?.name, words)));
  else leaveHeading();
  const robots = robotsOf(route, location.search);
  document.querySelector('meta[name="robots"]')?.setAttribute("content", robots);
}
