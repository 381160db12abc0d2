import { useSyncExternalStore } from "react";

/** Whether the window is as wide as a desk's (62rem, as in the style sheets); for pages that are drawn in the browser only. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches);
}

const wide = () => window.matchMedia("(min-width: 62rem)");

function subscribe(listener: () => void): () => void {
  const list = wide();
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}
