import { usePageHref } from "../../platform/page-address.ts";
import { useEffect } from "react";
import { useApp } from "../../platform/app-context.tsx";

/** Shows the not-found page at this address while `isMissing`. */
export function useNotFound(isMissing: boolean): void {
  const { notFound } = useApp();
  const href = usePageHref();
  useEffect(() => {
    if (isMissing) notFound.set(href);
  }, [notFound, href, isMissing]);
}
