import { asNumber, asRecord } from "@anteroom/domain/shared/record";
import { useEffect, useRef, useState } from "react";
import { randomId } from "../../platform/storage/random-id.ts";

/** How many steps of the page are behind a browser history entry. */
const depthOf = (state: unknown) => asNumber(asRecord(state)?.["step"]) ?? 0;

/**
 * Holds the steps of a page. Each has an entry in the browser's history, so that Back leads to the step before
 * and Forward to the one after; a reloaded page is at its first step.
 */
export function useSteps<Step>(first: Step) {
  const [{ steps, at }, set] = useState<{ steps: readonly Step[]; at: number }>({ steps: [first], at: 0 });
  const base = useRef(0);
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    base.current = depthOf(history.state);
    const page = location.pathname;
    const follow = ({ state }: PopStateEvent) => {
      if (location.pathname !== page) return; // the page is left
      const depth = depthOf(state) - base.current;
      set((now) => ({ ...now, at: Math.max(0, Math.min(depth, now.steps.length - 1)) }));
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const push = (step: Step) => {
    // A key of its own: under the one before, the router would scroll to where that one was left.
    const own = { key: randomId(), step: base.current + at + 1 };
    history.pushState({ ...asRecord(history.state), ...own }, "", location.href);
    setMoved(true);
    set({ steps: [...steps.slice(0, at + 1), step], at: at + 1 });
  };
  /** Replaces the step that is current now, also after another one has become current. */
  const replace = (step: Step) => set((now) => ({ ...now, steps: now.steps.with(at, step) }));
  /** Begins anew with this step and leaves none behind it. */
  const restart = (step: Step) => {
    setMoved(true);
    set({ steps: [step], at: 0 });
    if (at > 0) history.go(-at);
  };
  return { step: steps[at] ?? first, hasMoved, push, replace, restart };
}
