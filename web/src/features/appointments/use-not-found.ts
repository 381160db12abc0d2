import { usePageHref } from "../../platform/page-address.ts";
import { useEffect } from "react";
import { useApp } from "../../platform/app-context.tsx";

/**
 * Replaces the page by the not-found page once `isMissing`, until the address changes; `false` afterwards does not bring
 * it back.
 */
export function useNotFound(isMissing: boolean): void {
  const { notFound } = useApp();
  const href = usePageHref();
  useEffect(() => {
    if (isMissing) notFound.set(href);
  }, [notFound, href, isMissing]);
}
