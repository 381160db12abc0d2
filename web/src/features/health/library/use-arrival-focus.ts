import { useEffect, useRef, useState } from "react";
import { useIsHydrated } from "../../../platform/app-context.tsx";

/** Returns a ref for the heading of a part of the page with its own address: it takes the focus after navigation, not when the page is first loaded. */
export function useFocusHeadingOnNavigation() {
  const [cameLater] = useState(useIsHydrated());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (cameLater) heading.current?.focus({ preventScroll: true });
  }, [cameLater]);
  return heading;
}
