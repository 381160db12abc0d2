import { useCallback, useEffect, useState } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { deviceMemory } from "../../platform/device-memory.ts";
import { eraseCheck, keepCheck, readKeptCheck } from "../../platform/kept-check.ts";
import { useLocale } from "../../platform/locale.ts";
import { newCheck, restoreCheck, stepCheck, type CheckEvent, type CheckState } from "./check-state.ts";

/** The check of this device: found again after a reload, kept after every step, for a day. */
export function useCheck() {
  const { clock, storage } = useApp();
  const language = useLocale();
  const [state, setState] = useState<CheckState>(() => {
    const kept = readKeptCheck(deviceMemory(storage), clock.now());
    return kept ? restoreCheck(kept.at, kept.interview, kept.dependentId) : newCheck;
  });
  const send = useCallback(
    (event: CheckEvent) => {
      const next = stepCheck(state, event);
      setState(next);
      const { at, interview, dependentId } = next;
      const nothingFound = { details: null, specialty: null, isShared: false };
      keepCheck(
        deviceMemory(storage),
        { at, interview, dependentId, language, ...(at === "result" ? {} : nothingFound) },
        clock.now(),
      );
    },
    [state, storage, clock, language],
  );
  const forget = useCallback(() => {
    eraseCheck(deviceMemory(storage));
    setState(newCheck);
  }, [storage]);
  useEffect(() => {
    scrollTo(0, 0); // Chromium answers a promise, which is no cleanup
  }, [state.at]);
  return { state, send, forget };
}
