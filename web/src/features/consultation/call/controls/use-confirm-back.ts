import { asRecord } from "@anteroom/domain/shared/record";
import { useEffect, useRef } from "react";
import { randomId } from "../../../../platform/storage/random-id.ts";

const isOurs = (state: unknown) => asRecord(state)?.["call"] === true;

/** Calls on the page: a screen that comes again at once keeps the entry of the one before. */
let covered = 0;

/**
 * While mounted, calls `onBack` instead of leaving the page on browser back (button or swipe). Pushes an
 * extra history entry, and goes back over it after unmount.
 */
export function useConfirmBack(onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  }, [onBack]);
  useEffect(() => {
    const cover = () =>
      history.pushState({ ...asRecord(history.state), key: randomId(), call: true }, "", location.href);
    const follow = ({ state }: PopStateEvent) => {
      if (isOurs(state)) return;
      cover();
      latest.current();
    };
    covered += 1;
    if (!isOurs(history.state)) cover();
    addEventListener("popstate", follow);
    return () => {
      removeEventListener("popstate", follow);
      covered -= 1;
      setTimeout(() => {
        if (covered === 0 && isOurs(history.state)) history.back();
      });
    };
  }, []);
}
