import type { Router } from "../../platform/router/router.ts";

/** So long whoever logs out may take to be led elsewhere before the page is loaded anew where it is, in ms. */
const grace = 150;

/** Reloads of the page as a new document. */
export type DocumentLoads = {
  /** Reloads the page after 0.15 s, unless another document is being loaded by then. */
  soon: () => void;
};

/**
 * Makes navigation to paths for which `isNeeded` returns true load a new document, also Back and Forward.
 * Takes the router's one blocker and listens for the life of the page.
 */
export function forceDocumentLoads(router: Router, isNeeded: (pathname: string) => boolean): DocumentLoads {
  let isLeaving = false;
  const leave = (go: () => void) => {
    isLeaving = true;
    go();
  };
  router.block(({ pathname, href }, how) => {
    if (!isNeeded(pathname)) return false;
    leave(() => (how === "PUSH" ? location.assign(href) : location.replace(href)));
    return true;
  });
  // Before the router hears of it: the address has changed already, the page must not be drawn beside a foreign script.
  addEventListener(
    "popstate",
    (event) => {
      if (!isNeeded(location.pathname)) return;
      event.stopImmediatePropagation();
      leave(() => location.reload());
    },
    { capture: true },
  );
  return {
    soon: () =>
      void setTimeout(() => {
        if (!isLeaving) leave(() => location.reload());
      }, grace),
  };
}
