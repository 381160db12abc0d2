import { analyticsLabelOf } from "@anteroom/domain/clinic/analytics-label";
import { versionLabel } from "@anteroom/domain/shared/constants";
import { mixpanelAnalytics } from "../adapters/mixpanel-analytics/mixpanel-analytics.ts";
import type { Analytics } from "../ports/analytics.ts";
import type { App } from "../platform/app-context.tsx";
import { onConsentChange, readConsent, usedServices } from "../platform/storage/third-party-consent.ts";
import { isNotFound } from "./pages/is-not-found.ts";
import type { Router } from "../platform/router/router.ts";

/**
 * Sends page views and error types to analytics while the visitor consents (D.65); withdrawing it discards
 * the queue and the device's id. Pages are named by their route only, patients by their number; a change of
 * the query alone is no page view. Call once; listens for the life of the page.
 */
export function followAnalytics(app: App, router: Router): void {
  let analytics: Analytics | null = null;
  const settle = () => {
    const isWanted = usedServices(app).analytics && readConsent(app) === "granted";
    if (isWanted === (analytics !== null)) return;
    analytics?.forget();
    analytics = isWanted ? openAnalytics(app) : null;
    followSession();
  };
  const followSession = () => {
    const state = app.session.get();
    if (state.kind === "signed-in") analytics?.identify(String(state.profile.id));
    if (state.kind === "signed-out") analytics?.reset();
  };
  settle();
  let last: string | null = null;
  const viewed = () => {
    const { pathname } = router.get().location;
    if (pathname !== last) analytics?.pageView(labelOf(app, router)); // what only sorts or opens a part is no other page
    last = pathname;
  };
  viewed();
  router.onRendered(viewed);
  app.session.subscribe(followSession);
  followErrorTypes((type) => analytics?.errorType(type));
  onConsentChange(app, settle);
  const leave = () => analytics?.leave();
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => document.hidden && leave()); // phones end a page without more
}

function openAnalytics({ boot: { runtime }, storage, clock, texts }: App): Analytics {
  return mixpanelAnalytics({
    key: runtime.analyticsKey ?? "",
    host: runtime.analyticsUrl,
    storage,
    now: clock.now,
    always: () => ({ tenant: runtime.tenant, locale: texts.i18n.locale, version: versionLabel }),
  });
}

/** S2.GEN.09: of the page only the label of its route. */
function labelOf(app: App, router: Router): string {
  const { page, location } = router.get();
  const isMissing = isNotFound(page) || app.notFound.get() === location.href;
  return analyticsLabelOf((isMissing ? null : page.route?.name) ?? "not-found");
}

/** Tells each type of spec §8 (S8.TYPE) when the page begins to show it: the words stand in an element that names the type. */
function followErrorTypes(report: (type: string) => void): void {
  let shown = new Set<string>();
  const look = () => {
    const now = new Set(
      Array.from(
        document.querySelectorAll<HTMLElement>("[data-error-type]"),
        ({ dataset }) => dataset["errorType"] ?? "",
      ),
    );
    for (const type of now) if (!shown.has(type) && /^[a-z_]+$/.test(type)) report(type);
    shown = now;
  };
  look();
  const changes = { childList: true, subtree: true, attributeFilter: ["data-error-type"] };
  new MutationObserver(look).observe(document.body, changes);
}
