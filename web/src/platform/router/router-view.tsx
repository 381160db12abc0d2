import {
  Component,
  createContext,
  startTransition,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from "react";
import { MarkHydrated } from "../hydration/hydration-provider.tsx";
import { isWithin, placeOf } from "./place.ts";
import type { PlacedPage, Page, Router, RouterState } from "./router.ts";

const RouterContext = createContext<Router | null>(null);
const DrawnContext = createContext<PlacedPage | null>(null);

/** Returns the router. Throws outside `RouterProvider`. */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error("No RouterProvider");
  return router;
}

/**
 * Returns a part of the router's state, followed live; `select` must return the same value while nothing
 * relevant changes.
 */
export function useRouterState<Known>({ select }: { select: (state: RouterState) => Known }): Known {
  const router = useRouter();
  const read = () => select(router.get());
  return useSyncExternalStore(router.subscribe, read, read);
}

/**
 * Returns the rendered page and its place; the browser's address may already be another. Throws outside
 * `RouterProvider`.
 */
export function useDrawnPage(): PlacedPage {
  const drawn = use(DrawnContext);
  if (!drawn) throw new Error("No RouterProvider");
  return drawn;
}

/** Returns the rendered page. Throws outside `RouterProvider`. */
export const usePage = (): Page => useDrawnPage().page;

type OutletProps = {
  /** While something of a page is still waited for. */
  pending: ReactNode;
  missing: ReactNode;
  /** In place of a page that broke. */
  broken: ReactNode;
};

/**
 * Renders `children`, and the page at `Outlet`. A new page is rendered in a transition; the last one stays
 * until it is complete.
 */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [drawn, setDrawn] = useState(router.due);
  useEffect(() => {
    const follow = () => {
      const due = router.due();
      // Read when React comes to it: what was being drawn may be in the document by then, and the page before must not come back.
      if (due === router.drawn()) return setDrawn(router.drawn);
      const isSamePage = due.page.key === router.get().page.key;
      const draw = () => setDrawn(due);
      // What a tap changes on its own page is there before the next tap, which builds on it.
      if (isSamePage) draw();
      else startTransition(draw);
    };
    follow();
    return router.onDue(follow);
  }, [router]);
  return (
    <RouterContext value={router}>
      <DrawnContext value={drawn}>
        {children}
        <Rendered />
      </DrawnContext>
    </RouterContext>
  );
}

/** Stands after everything, so that it is the last to hear that the page is drawn. */
function Rendered() {
  const router = useRouter();
  const drawn = useDrawnPage();
  useLayoutEffect(() => router.wasRendered(drawn), [router, drawn]);
  return null;
}

/**
 * Renders the page of the router's place: `pending` while its code loads, `missing` for an unknown address,
 * `broken` if it throws. Marks the app as hydrated. Requires `RouterProvider` and `HydrationProvider`.
 */
export function Outlet({ pending, missing, broken }: OutletProps) {
  const page = usePage();
  // Rendered again only with the page: while it is being left, the address is already another page's.
  const content = useMemo(() => (page.isMissing ? missing : <page.Screen key={page.key} />), [page, missing]);
  return (
    <Suspense key={page.key} fallback={pending}>
      <ErrorBoundary of={page} broken={broken}>
        {content}
      </ErrorBoundary>
      <MarkHydrated />
    </Suspense>
  );
}

type BoundaryProps = { of: unknown; broken: ReactNode; children: ReactNode };

/** Renders `broken` in place of children that throw, until `of` is another value. */
export class ErrorBoundary extends Component<BoundaryProps, { of: unknown; isBroken: boolean }> {
  override state = { of: this.props.of, isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  static getDerivedStateFromProps({ of }: BoundaryProps, last: { of: unknown }) {
    return of === last.of ? null : { of, isBroken: false };
  }
  override render() {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string; replace?: boolean };

/**
 * Renders a link that navigates without a new document, and preloads the target on focus, hover or touch.
 * Modified clicks and other targets stay the browser's. Sets `aria-current` for the current page or a parent
 * of it.
 */
export function Link({ to, replace = false, children, ...rest }: LinkProps) {
  const router = useRouter();
  const place = useMemo(() => placeOf(to, ""), [to]);
  const isCurrent = useRouterState({ select: ({ location }) => isWithin(location, place) });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (takesOver(event, event.currentTarget)) void router.navigate(to, { replace });
  };
  const ahead = () => router.preload(to);
  return (
    <a
      onFocus={ahead}
      onMouseEnter={ahead}
      onTouchStart={ahead}
      {...rest}
      href={place.href}
      aria-current={isCurrent ? "page" : rest["aria-current"]}
      onClick={follow}
    >
      {children}
    </a>
  );
}

/** Whether a click leads on here; in another tab or window the browser leads on itself. */
function takesOver(event: MouseEvent, link: Element): boolean {
  const target = link.getAttribute("target") ?? "_self";
  const isOurs = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) && event.button === 0;
  if (event.defaultPrevented || !isOurs || target !== "_self") return false;
  event.preventDefault();
  return true;
}

type Around = Required<Pick<ComponentProps<"div">, "onClick" | "onFocus" | "onMouseOver" | "onTouchStart">>;

/**
 * Returns handlers for an element around hundreds of plain links: each navigates and preloads as `Link` does.
 * None may lead to the current page.
 */
export function useLinksInside(): Around {
  const router = useRouter();
  return useMemo(() => {
    const linkOf = ({ target }: { target: EventTarget }) => (target as Element).closest("a");
    const ahead = (event: { target: EventTarget }) => {
      const to = linkOf(event)?.getAttribute("href");
      if (to) router.preload(to);
    };
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      const to = link?.getAttribute("href");
      if (link && to && takesOver(event, link)) void router.navigate(to);
    };
    return { onClick: follow, onFocus: ahead, onMouseOver: ahead, onTouchStart: ahead };
  }, [router]);
}
