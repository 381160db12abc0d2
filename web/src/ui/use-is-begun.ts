import { useEffect, useState, type RefObject } from "react";

/** True while somebody is at work in `place`: a control of it has the focus, or a field holds what was typed. Looked at again after each tap and each move of the focus, never in the midst of a tap. */
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
