import { useEffect, useState, type RefObject } from "react";

/**
 * Returns whether a control inside `place` has the focus, or any input in it has a value (a checkbox always
 * has one). Updated at each click and focus change, not while typing.
 */
export function useIsInUse(place: RefObject<HTMLElement | null>): boolean {
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    const look = () => setBegun(isAtWork(place.current));
    look();
    addEventListener("focusin", look);
    addEventListener("click", look);
    return () => {
      removeEventListener("focusin", look);
      removeEventListener("click", look);
    };
  }, [place]);
  return isBegun;
}

function isAtWork(place: HTMLElement | null): boolean {
  const active = document.activeElement;
  if (!place || !(active instanceof HTMLElement)) return false;
  if (place.contains(active) && active.tabIndex >= 0) return true;
  return [...place.querySelectorAll("input")].some(({ value }) => value !== "");
}
