import { asNumber, asRecord } from "@anteroom/domain/shared/record";
import { randomId } from "../../../platform/storage/random-id.ts";
import { useCallback, useEffect, useRef } from "react";

/**
 * Returns how many pages of the check are behind a browser history entry; null for entries of other pages.
 */
export function historyDepthOf(state: unknown): number | null {
  return asNumber(asRecord(state)?.["check"]);
}

/**
 * Gives each page of the check a history entry by `push`, so that browser back, or `back`, calls `onBack`;
 * from the first page it leaves. `reset` goes back to the entry that the check began at.
 */
export function useCheckHistory(onBack: (() => void) | null) {
  const depth = useRef(0);
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  }, [onBack]);
  useEffect(() => {
    depth.current = historyDepthOf(history.state) ?? 0;
    const follow = ({ state }: PopStateEvent) => {
      const now = historyDepthOf(state) ?? 0;
      const isBack = now < depth.current;
      depth.current = now;
      if (isBack) latest.current?.();
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const push = useCallback(() => {
    depth.current += 1;
    // A key of its own: under the one before, the router would scroll the new page to where that one was left.
    const own = { key: randomId(), check: depth.current };
    history.pushState({ ...asRecord(history.state), ...own }, "", location.href);
  }, []);
  const back = useCallback(() => {
    if (depth.current > 0) history.back();
    else latest.current?.();
  }, []);
  /** Back to the entry that the check began at: what is begun anew has nothing behind it. */
  const reset = useCallback(() => {
    const entries = depth.current;
    depth.current = 0;
    if (entries > 0) history.go(-entries);
  }, []);
  return { push, back, reset };
}
