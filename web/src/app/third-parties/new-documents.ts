import type { Router } from "../../platform/router/router.ts";

/** So long whoever logs out may take to be led elsewhere before the page is loaded anew where it is, in ms. */
const grace = 150;

export type NewDocuments = {
  /** Loads the page anew, unless a way to another begins first. */
  soon: () => void;
};

/** Where `isNeeded` says so, going to a page of the clinic loads it as a document of its own; back and forward too. */
export function newDocuments(router: Router, isNeeded: (pathname: string) => boolean): NewDocuments {
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
