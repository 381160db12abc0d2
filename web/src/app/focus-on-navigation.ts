import { useEffect, useRef, type RefObject } from "react";

/** Moves the focus into each page after the first, which keeps the browser's own start. `path` is that of the page that is drawn: before that the heading is still the last page's. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, path: string): void {
  const last = useRef(path);
  useEffect(() => {
    const from = last.current;
    last.current = path;
    if (from === path) return;
    void import("./once-usable.ts").then(
      ({ startReading }) => main.current && startReading(main.current),
      () => {}, // offline: there is no other page either
    );
  }, [main, path]);
}
