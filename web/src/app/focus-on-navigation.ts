import { useEffect, useRef, type RefObject } from "react";

/** The address of the page already drawn. */
type Place = { pathname: string; href: string };

/**
 * Moves the focus to the heading of each page after the first, when the path changes; within a page when only its
 * query changes and the element with the focus has gone, such as a link that leads to a fuller list.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, { pathname, href }: Place): void {
  const last = useRef({ pathname, href });
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const element = main.current;
    const remember = ({ target }: FocusEvent) => (focused.current = target as Element);
    element?.addEventListener("focusin", remember);
    return () => element?.removeEventListener("focusin", remember);
  }, [main]);
  useEffect(() => {
    const from = last.current;
    last.current = { pathname, href };
    const isLost =
      from.href !== href &&
      focused.current?.isConnected === false &&
      document.activeElement === document.body;
    if (from.pathname === pathname && !isLost) return;
    void import("./start-page-services.ts").then(
      ({ focusPageHeading }) => main.current && focusPageHeading(main.current),
      () => {}, // offline: there is no other page either
    );
  }, [main, pathname, href]);
}
