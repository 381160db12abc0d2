import { useSyncExternalStore } from "react";

/** `menu`: only a menu button beside the clinic's name; `folded`: links, with language and person in the menu. */
export type BarSize = "menu" | "folded" | "whole";

// As in frame.module.css.
const queries = { menu: "(max-width: 47.99rem), (max-height: 30rem)", folded: "(max-width: 74.99rem)" };

/** Returns how much of the bar the window has room for, followed live. */
export function useBarSize(): BarSize {
  return useSyncExternalStore(subscribe, sizeNow);
}

function sizeNow(): BarSize {
  if (matchMedia(queries.menu).matches) return "menu";
  return matchMedia(queries.folded).matches ? "folded" : "whole";
}

function subscribe(listener: () => void): () => void {
  const lists = Object.values(queries).map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener("change", listener);
  return () => {
    for (const list of lists) list.removeEventListener("change", listener);
  };
}
