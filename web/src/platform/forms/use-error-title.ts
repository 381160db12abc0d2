import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { endErrorTitle, startErrorTitle } from "./error-title.ts";

/**
 * Prefixes the page's title with "Error:" while `isWrong`, because screen readers announce the title first; removes the prefix afterwards.
 * Sets `document.title`.
 */
export function useErrorTitle(isWrong: boolean): void {
  const { t } = useLingui();
  const prefix = t`Error:`;
  useEffect(() => {
    if (!isWrong) return;
    startErrorTitle(prefix);
    return endErrorTitle;
  }, [isWrong, prefix]);
}
