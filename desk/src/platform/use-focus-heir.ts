import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Returns a ref for an element that may be removed while it has the focus, such as a button. On removal the
 * focus moves to the nearest remaining ancestor with a `tabIndex`, instead of the document body.
 */
export function useFocusHeir<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      if (!leaving?.contains(document.activeElement)) return;
      const around = heirsOf(leaving);
      // After the removal: only then is it known which of them stay.
      queueMicrotask(() => around.find(({ isConnected }) => isConnected)?.focus());
    };
  }, []);
  return element;
}

function heirsOf(element: HTMLElement): HTMLElement[] {
  const heir = element.parentElement?.closest<HTMLElement>("[tabindex]");
  return heir ? [heir, ...heirsOf(heir)] : [];
}
