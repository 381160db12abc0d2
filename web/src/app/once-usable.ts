import { isAnalyticsActive } from "@anteroom/domain/analytics";
import { followVersion } from "../features/new-version/follow-version.ts";
import type { App } from "../platform/app-context.tsx";
import { sweepBooking } from "../platform/booking-memory.ts";
import { deviceMemory } from "../platform/device-memory.ts";
import { sweepPasses } from "../platform/kept-passes.ts";
import { followClinic } from "./follow-clinic.ts";
import { keepWorker } from "./keep-worker.ts";
import { tellZone } from "./tell-zone.ts";
import { leaveInPeace } from "./leave-in-peace.ts";
import { MenuFoot } from "./menu-foot.tsx";
import type { createAppRouter } from "./router.tsx";

/** What a page does for itself when the visitor can already use it; a chunk of its own. */
export function onceUsable(app: App, router: ReturnType<typeof createAppRouter>): void {
  // A page of a booking meets its own draft, and says when that has expired.
  const meetsDraft = /^\/(scheduling\/|appointment-checkout)/.test(location.pathname);
  sweepBooking(deviceMemory(app.storage), app.clock.now(), meetsDraft);
  sweepPasses(deviceMemory(app.storage), app.clock.now());
  tellZone();
  keepWorker();
  leaveInPeace();
  const routeAt = (pathname = router.latestLocation.pathname) =>
    router.getMatchedRoutes(pathname)[2]?.options.staticData?.route?.name;
  followVersion(app, routeAt); // before the first answer of the next
  app.menuFoot.set(MenuFoot);
  followClinic(app, router);
  import("./page-head.ts").catch(() => {}); // ahead: Firefox never asks again for a script that has failed once, and no page would get its title
  void import("./later-frame.ts").then((frame) => frame.laterFrame(app, router)).catch(() => {}); // offline: the next page does it
  if (isAnalyticsActive(app.boot.runtime))
    void import("./follow-analytics.ts").then(
      ({ followAnalytics }) => followAnalytics(app, router),
      () => {}, // offline: the next page counts
    );
}
