import { useEffect } from "react";

/** The browser's way back does not pass what must be read: it comes back to the same place, however often. */
export function useStayOnBack(): void {
  useEffect(() => {
    const stay = () => history.pushState(history.state, "", location.href);
    stay();
    addEventListener("popstate", stay);
    return () => removeEventListener("popstate", stay);
  }, []);
}
