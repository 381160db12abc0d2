import { isAnalyticsActive } from "@anteroom/domain/clinic/analytics";
import { followVersion } from "../features/new-version/follow-version.ts";
import type { App } from "../platform/app-context.tsx";
import { hasStoredBooking } from "../shared/booking/has-stored-booking.ts";
import { deviceMemory } from "../platform/storage/device-memory.ts";
import { sweepPasses } from "../shared/booking/pass-store.ts";
import { closeMenusOnLeave } from "./close-menus.ts";
import { followClinic } from "./refresh-clinic.ts";
import { registerServiceWorker } from "./frame/register-service-worker.ts";
import { followLazyFrame } from "./frame/lazy-frame.ts";
import { holdLostScreensOnLeave } from "./frame/suppress-errors-on-unload.ts";
import { MenuFoot } from "./frame/menu-foot.tsx";
import { LostPageWays } from "./pages/lost-page-ways.tsx";
import { lostPageWays } from "./pages/offline-page.tsx";
import { followLostFocus } from "../platform/start-reading.ts";
import type { Router } from "../platform/router/router.ts";
import { findRoute } from "./find-route.ts";
import { deviceZoneCookie } from "@anteroom/contract/reader";

// The next pages need these: in this very file, so that they are there by then. Firefox never asks again for a script that has failed once, and no page would get its title.
export { applyHead, focusPageHeading } from "./pages/page-head.ts";

/**
 * Starts the page's background work: erases expired bookings, service worker, menus, version and clinic checks, lazy frame, analytics;
 * stores the device's time zone in a cookie for a year. Call it once, after hydration. Loaded as a chunk of its own.
 */
export function startPageServices(app: App, router: Router): void {
  // A page of a booking meets its own draft, and says when that has expired.
  const meetsDraft = /^\/(scheduling\/|appointment-checkout)/.test(location.pathname);
  if (hasStoredBooking(Object.keys(app.storage ?? {})))
    void import("../shared/booking/sweep-booking.ts").then(
      ({ sweepBooking }) => sweepBooking(deviceMemory(app.storage), app.clock.now(), meetsDraft),
      () => {}, // offline: the next page sweeps
    );
  sweepPasses(deviceMemory(app.storage), app.clock.now());
  storeZone();
  registerServiceWorker();
  holdLostScreensOnLeave();
  followLostFocus();
  followLanguage(app.texts);
  closeMenusOnLeave(router);
  const routeAt = (pathname = router.get().location.pathname) => findRoute(pathname)?.row.name;
  followVersion(app, routeAt); // before the first answer of the next
  app.menuFoot.set(MenuFoot);
  lostPageWays.set(LostPageWays);
  followClinic(app, router);
  followLazyFrame(app, router);
  if (isAnalyticsActive(app.boot.runtime))
    void import("./follow-analytics.ts").then(
      ({ followAnalytics }) => followAnalytics(app, router),
      () => {}, // offline: the next page counts
    );
}

/** From the first change of language on, the server's problems are worded in the browser: what was said before stands there too. */
export function followLanguage({ i18n }: Pick<App["texts"], "i18n">): void {
  const stop = i18n.on("change", () => {
    void import("./word-problems.ts").then(
      ({ wordProblems }) => {
        stop();
        wordProblems();
        i18n.activate(i18n.locale); // all that stands there is worded again
      },
      () => {}, // without them it stays as it was said
    );
  });
}

/** Names the device's time zone in a cookie: mails are written while no page is open. */
function storeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${deviceZoneCookie}=${timeZone}; path=/; max-age=31536000; samesite=lax${secure}`;
}
