import { useRouterState } from "../../platform/router/router-view.tsx";
import { useEffect } from "react";
import { useApp } from "../../platform/app-context.tsx";

/** Shows the not-found page at this address when `isMissing`. */
export function useNotFound(isMissing: boolean): void {
  const { notFound } = useApp();
  const href = useRouterState({ select: (state) => state.location.href });
  useEffect(() => {
    if (isMissing) notFound.set(href);
  }, [notFound, href, isMissing]);
}
