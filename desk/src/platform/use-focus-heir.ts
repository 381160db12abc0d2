import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Returns the ref of an element that may be removed while it has the focus, as a button that has done its work. The focus then goes to
 * the nearest element around it that stays and takes the focus (`tabIndex={-1}`), not to the page.
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
