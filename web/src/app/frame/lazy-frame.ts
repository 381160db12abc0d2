import { servicesNeedingConsent } from "@anteroom/domain/clinic/third-parties";
import { HelpArticles } from "../../features/third-parties/help-articles.tsx";
import { PageFoot } from "../../features/third-parties/page-foot.tsx";
import type { App } from "../../platform/app-context.tsx";
import { usedServices } from "../../platform/storage/third-party-consent.ts";
import type { Router } from "../../platform/router/router.ts";

/**
 * Loads the parts around the page that can wait, when the clinic has them: page foot and help articles into
 * `app.foot` and `app.menu`, and third-party services. Follows changes of the clinic, and tries again with
 * them after a failed load. Call once.
 */
export function followLazyFrame(app: App, router: Router): void {
  let hasFoot = false;
  let hasServices = false;
  const fetchWhatIsUsed = () => {
    const { settings } = app.clinic.get();
    const usesServices = servicesNeedingConsent(usedServices(app)).length > 0;
    if (!hasFoot && (usesServices || hasLinks(settings))) {
      hasFoot = true;
      void showFoot(app).catch(() => (hasFoot = false)); // offline: tried again when the clinic is next heard of
    }
    if (!hasServices && usesServices) {
      hasServices = true;
      void import("../third-parties/follow-third-parties.ts").then(
        ({ followThirdParties }) => followThirdParties(app, router),
        () => (hasServices = false),
      );
    }
  };
  app.clinic.subscribe(fetchWhatIsUsed);
  fetchWhatIsUsed();
}

const hasLinks = ({ globalLinks, supportArticles }: ReturnType<App["clinic"]["get"]>["settings"]) =>
  supportArticles || Object.keys(globalLinks).length > 0;

async function showFoot(app: App): Promise<void> {
  await app.texts.load(["third-parties"]);
  app.foot.set(PageFoot);
  app.menu.set(HelpArticles);
}
