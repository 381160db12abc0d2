import { useEffect } from "react";

/** While `isUnsent`, makes the browser ask before the page is closed or reloaded. */
export function useUnloadWarning(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isUnsent]);
}
