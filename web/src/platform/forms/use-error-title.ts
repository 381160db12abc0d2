import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { addTitlePrefix, titleWithoutPrefix } from "./error-title.ts";

/** A screen reader hears the title first: it says that something is wrong. */
export function useErrorTitle(isWrong: boolean): void {
  const { t } = useLingui();
  const prefix = t`Error:`;
  useEffect(() => {
    if (!isWrong) return;
    document.title = addTitlePrefix(document.title, prefix);
    return () => {
      document.title = titleWithoutPrefix(document.title, prefix);
    };
  }, [isWrong, prefix]);
}
