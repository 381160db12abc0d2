import { useEffect, useRef, type RefObject } from "react";

/**
 * Moves the focus to the content of each page after the first. `path` is the path of the page already drawn.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, path: string): void {
  const last = useRef(path);
  useEffect(() => {
    const from = last.current;
    last.current = path;
    if (from === path) return;
    void import("./once-usable.ts").then(
      ({ focusPageHeading }) => main.current && focusPageHeading(main.current),
      () => {}, // offline: there is no other page either
    );
  }, [main, path]);
}
