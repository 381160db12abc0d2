import { useEffect } from "react";

/** So long after a click the browser may ask about an address of another program, in ms. */
const clickLasts = 1_000;

/**
 * While `isUnsaved`, makes the browser ask before the page is closed or reloaded. Does not ask within a
 * second after a click on a `tel:` or `mailto:` link, which leaves the page open although browsers report an
 * unload.
 */
export function useUnloadWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    let clickedAt = -Infinity;
    const onClick = ({ target, timeStamp }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link && ["tel:", "mailto:"].includes(link.protocol)) clickedAt = timeStamp;
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (event.timeStamp - clickedAt > clickLasts) event.preventDefault();
    };
    addEventListener("click", onClick, true);
    addEventListener("beforeunload", warn);
    return () => {
      removeEventListener("click", onClick, true);
      removeEventListener("beforeunload", warn);
    };
  }, [isUnsaved]);
}
