import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";

/** A screen reader hears the title first: it says that something is wrong. */
export function useErrorTitle(isWrong: boolean): void {
  const { t } = useLingui();
  const prefix = t`Error:`;
  useEffect(() => {
    if (!isWrong) return;
    const title = document.title;
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [isWrong, prefix]);
}
