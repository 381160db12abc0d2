import { useEffect, useRef, type RefObject } from "react";

/** After a change of page the reader starts at its heading, and the title is what is read out. The first page keeps the browser's own start. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, href: string): void {
  const path = href.split(/[?#]/)[0] ?? "";
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const heading = main.current?.querySelector("h1");
    const target = heading ?? main.current;
    if (!target) return;
    if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
    target.focus({ preventScroll: true });
  }, [main, path]);
}
