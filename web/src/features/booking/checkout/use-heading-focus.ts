import { useEffect, useRef } from "react";

/**
 * Moves the focus to the page's heading when `step` changes, not on mount: another step at the same address is no
 * change of page to the frame.
 */
export function useHeadingFocus(step: unknown): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const main = document.querySelector("main");
    void import("../../../platform/start-reading.ts").then(
      ({ focusPageHeading }) => main && focusPageHeading(main),
      () => {}, // offline: there is no other page either
    );
  }, [step]);
}
