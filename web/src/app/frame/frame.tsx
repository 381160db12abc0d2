import { layoutOf, type RouteRow } from "@anteroom/domain/shared/routes";
import { useLingui } from "@lingui/react/macro";
import {
  ErrorBoundary,
  Outlet,
  useDrawnPage,
  usePage,
  useRouterState,
} from "../../platform/router/router-view.tsx";
// oxlint-disable-next-line no-restricted-imports -- the chooser is for development, and the page that broke has a page in its place
import { createElement, lazy, Suspense, useEffect, useRef } from "react";
import { useApp, useClinic, useIsHydrated } from "../../platform/app-context.tsx";
import { useStore } from "../../platform/storage/store.ts";
import { MarkHydrated } from "../../platform/hydration/hydration-provider.tsx";
import { whenHydrated } from "../../platform/hydration/when-hydrated.ts";
import { RouteProgress } from "../../ui/feedback/route-progress.tsx";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { ClinicLogo, logoLinkClass, TopBar } from "../../ui/top-bar.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { AppTabs } from "./app-tabs.tsx";
import { AppTop } from "./app-top.tsx";
import { EmergencyLine } from "./emergency-line.tsx";
import styles from "./frame.module.css";
import { isNotFound } from "../pages/is-not-found.ts";
import { LostPage } from "../pages/offline-page.tsx";
import { NotFound } from "../pages/not-found.tsx";
import { isTitledByHeading } from "../pages/follows-heading.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { useFocusOnNavigation } from "../focus-on-navigation.ts";

const ClinicChooser = lazy(async () => ({
  default: (await import("../pages/clinic-chooser.tsx")).ClinicChooser,
}));

/**
 * Renders the layout around every page: skip link, progress bar, top bar, offline notice, page, foot, emergency line and tabs, as its
 * layout asks. The not-found page, a cover or a broken page take the page's place; in development, the clinic chooser on a host without a
 * clinic.
 */
export function Frame() {
  const page = usePage();
  return (
    <ErrorBoundary of={page} broken={<Suspense fallback={<PageSkeleton />}>{broken}</Suspense>}>
      <FrameOfPage />
    </ErrorBoundary>
  );
}

function FrameOfPage() {
  const app = useApp();
  const { t } = useLingui();
  const { manifest } = useClinic();
  const { page, place } = useDrawnPage();
  const { href } = place;
  const { route } = page;
  const missing = useStore(app.notFound, null);
  const cover = useStore(app.cover, null);
  const foot = useStore(app.foot, null);
  const main = useRef<HTMLElement>(null);
  const isMissing = missing === href || isNotFound(page);
  useHead(isMissing ? undefined : route, isMissing ? undefined : page.loaded?.title, href);
  useFocusOnNavigation(main, place);
  const skip = <a className={styles["skip"]} href="#main">{t`Skip to the content`}</a>;
  if (cover)
    return (
      <>
        {skip}
        {manifest && (
          <TopBar
            logo={
              <span className={logoLinkClass}>
                <ClinicLogo src={manifest.logoUrl} name={manifest.name} />
              </span>
            }
            end={<LanguageMenu />}
          />
        )}
        {createElement(cover)}
      </>
    );
  const layout = isMissing ? "error" : layoutOf(route?.layout);
  const content = missing === href ? notFound : outlet;
  return (
    <div className={styles["frame"]}>
      <Progress />
      {skip}
      {layout !== "full" && manifest && <AppTop layout={layout} />}
      <OfflineNotice />
      <main id="main" ref={main} tabIndex={-1} className={layout === "full" ? styles["full"] : "wrap"}>
        {manifest ? content : <Chooser />}
      </main>
      {layout === "navbar" && foot && createElement(foot)}
      {layout === "navbar" && manifest && <EmergencyLine routeName={route?.name} />}
      {layout === "navbar" && manifest && <AppTabs routeName={route?.name} />}
    </div>
  );
}

/** The frame itself does not follow what the router does: a tap would draw all of it. */
function Progress() {
  return <RouteProgress isLoading={useRouterState({ select: ({ status }) => status === "pending" })} />;
}

/** Without a connection the reason is another, and so are the words. */
const Broken = lazy(() =>
  import("../pages/broken-page.tsx").then(
    ({ BrokenPage }) => ({ default: BrokenPage }),
    () => ({ default: LostPage }),
  ),
);

const broken = <Broken />;
const notFound = <NotFound />;
/** What breaks in a page is said in its place. One element for good: a change of the frame must not make React take over the page in one go. */
const outlet = <Outlet pending={<PageSkeleton />} missing={notFound} broken={broken} />;

/** Development only, so it is not in the first script. */
function Chooser() {
  return (
    <>
      {useIsHydrated() && (
        <Suspense fallback={<PageSkeleton />}>
          <ClinicChooser />
        </Suspense>
      )}
      <MarkHydrated />
    </>
  );
}

/** The browser's tab and search engines follow the page and its language; the first page has both from the server. */
function useHead(route: RouteRow | undefined, own: string | undefined, href: string): void {
  const app = useApp();
  const { i18n } = useLingui();
  const page = `${route?.name} ${own} ${href} ${i18n.locale}`;
  const last = useRef(page);
  useEffect(() => {
    // Only needed from the second page on, or where a page becomes another: the first one is usable before.
    const isFirst = last.current === page;
    if (isFirst && !isTitledByHeading(route?.name)) return;
    last.current = page;
    let isShown = true;
    const load = () => import("../start-page-services.ts");
    void (isFirst ? whenHydrated(app.isHydrated).then(load) : load()).then(
      ({ applyHead }) => {
        if (isShown) applyHead(app, route, own);
      },
      () => {}, // offline: the tab keeps its last name
    );
    return () => {
      isShown = false;
    };
  }, [app, route, own, page]);
}
