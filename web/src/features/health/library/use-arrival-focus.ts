import { useEffect, useRef, useState } from "react";
import { useIsHydrated } from "../../../platform/app-context.tsx";

/** The heading of a part of the page that has its own address: reading starts there, unless the page itself has just been opened. */
export function useArrivalFocus() {
  const [cameLater] = useState(useIsHydrated());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (cameLater) heading.current?.focus({ preventScroll: true });
  }, [cameLater]);
  return heading;
}
