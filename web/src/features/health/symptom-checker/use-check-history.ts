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
 * Gives each page of the check a history entry by `push`, with what led to it, so that browser back, or `back`, calls
 * `onBack`; from the first page it leaves. Browser forward repeats what led there by `onForward`; after a reload nothing
 * is known of it, and the page stays. `reset` goes back to the entry that the check began at.
 */
export function useCheckHistory<Event>(onBack: (() => void) | null, onForward: (event: Event) => void) {
  const depth = useRef(0);
  const events = useRef<(Event | undefined)[]>([]);
  const latest = useRef({ onBack, onForward });
  useEffect(() => {
    latest.current = { onBack, onForward };
  }, [onBack, onForward]);
  useEffect(() => {
    depth.current = historyDepthOf(history.state) ?? 0;
    const follow = ({ state }: PopStateEvent) => {
      const now = historyDepthOf(state) ?? 0;
      const steps = now - depth.current;
      const event = events.current[depth.current];
      const isKnown = steps < 0 || (steps === 1 && event !== undefined);
      if (isKnown) depth.current = now;
      if (steps < 0) latest.current.onBack?.();
      else if (isKnown && event !== undefined) latest.current.onForward(event);
      else if (steps > 0) history.go(-steps);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const push = useCallback((event?: Event) => {
    events.current.length = depth.current;
    events.current[depth.current] = event;
    depth.current += 1;
    // A key of its own: under the one before, the router would scroll the new page to where that one was left.
    const own = { key: randomId(), check: depth.current };
    history.pushState({ ...asRecord(history.state), ...own }, "", location.href);
  }, []);
  const back = useCallback(() => {
    if (depth.current > 0) history.back();
    else latest.current.onBack?.();
  }, []);
  /** Back to the entry that the check began at: what is begun anew has nothing behind it. */
  const reset = useCallback(() => {
    const entries = depth.current;
    depth.current = 0;
    if (entries > 0) history.go(-entries);
  }, []);
  return { push, back, reset };
}
