import { matchRoute } from "@anteroom/domain/shared/routes";
import { originOf } from "@anteroom/domain/clinic/script-address";
import {
  foreignOrigins,
  foreignScripts as allowedScripts,
  type ThirdParties,
} from "@anteroom/domain/clinic/third-parties";
import type { App } from "../../platform/app-context.tsx";
import { tokenKey } from "../../platform/session.ts";
import { onConsentChange, readConsent, usedServices } from "../../platform/storage/third-party-consent.ts";
import type { Router } from "../../platform/router/router.ts";
import { createThirdPartyScripts } from "./foreign-scripts.ts";
import { forceDocumentLoads } from "./new-documents.ts";

type Allowed = Pick<ThirdParties, "userTesting" | "chat">;

/**
 * Loads the clinic's third-party services on pages that allow them and while the visitor consents; the support chat for signed-in patients
 * only. As scripts cannot be removed, withdrawal, sign-out and pages that take none load a new document (D.28, D.65). Call once.
 */
export function followThirdParties(app: App, router: Router): void {
  const scripts = createThirdPartyScripts();
  /** Somebody has logged out, or taken the yes back: whatever comes next is a new document. */
  let isOver = false;
  const allowedAt = (pathname: string) =>
    allowedScripts(usedServices(app), {
      consent: readConsent(app),
      isSignedIn: app.session.get().kind === "signed-in",
      route: matchRoute(pathname).route,
    });
  /** The policy of a document names what its clinic used when it was sent, and nothing on other routes. */
  const isListed = (allowed: Allowed) =>
    [allowed.userTesting, allowed.chat].every(
      (one) => one === null || app.boot.foreignOrigins.includes(originOf(one.scriptUrl)),
    );
  /** Sent for a route that takes no scripts, it came here before this file did, or the yes has just been said here. */
  const isOfOtherRoute = (pathname: string) =>
    app.boot.foreignOrigins.length === 0 && foreignOrigins(app.boot, matchRoute(pathname).route).length > 0;
  const documents = forceDocumentLoads(router, (pathname) => {
    if (scripts.areThere() && (isOver || matchRoute(pathname).route.thirdParty === "none")) return true;
    return !isListed(allowedAt(pathname));
  });
  const end = () => {
    if (isOver) return;
    isOver = true;
    scripts.endChat();
    documents.soon();
  };
  const update = () => {
    const session = app.session.get();
    if (session.kind === "unknown") return;
    if (scripts.areThere() && readConsent(app) === "refused") return end();
    if (scripts.hasChat() && session.kind === "signed-out") return end();
    if (isOver) return;
    const { pathname } = router.get().location;
    const { userTesting, chat } = allowedAt(pathname);
    if (!isListed({ userTesting, chat })) return isOfOtherRoute(pathname) ? documents.soon() : undefined;
    if (userTesting) scripts.loadUserTesting(userTesting.scriptUrl);
    const tenant = app.clinic.get().manifest?.slug;
    if (!chat || session.kind !== "signed-in" || tenant === undefined) return;
    scripts.loadChat(chat, { id: String(session.profile.id), name: session.profile.name, tenant });
  };
  app.session.subscribe(update);
  router.onRendered(update);
  onConsentChange(app, update);
  // A page out of the browser's memory has slept through what was said elsewhere.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || !scripts.areThere()) return;
    const isSomebodyElse = (app.storage?.getItem(tokenKey) ?? null) !== app.session.token();
    if (isSomebodyElse || readConsent(app) !== "granted") location.reload();
  });
  update();
}
