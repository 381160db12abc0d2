import { useSyncExternalStore } from "react";

/**
 * Returns whether the window is at least 62rem wide, followed live. Throws when rendered on the server or
 * during hydration.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches);
}

const wide = () => window.matchMedia("(min-width: 62rem)");

function subscribe(listener: () => void): () => void {
  const list = wide();
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}
