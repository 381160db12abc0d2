import type { Interview } from "@anteroom/triage/interview";
import type { Result } from "@anteroom/triage/result";
import { useEffect } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { deviceMemory } from "../../platform/device-memory.ts";
import { keepCheck } from "../../platform/kept-check.ts";
import { useDetails } from "./use-details.ts";
import type { CheckerWords } from "./words.ts";

/** A finished check: by which provider, about whom, and what came of it. */
export type FinishedCheck = {
  provider: string;
  dependentId: number | null | undefined;
  words: CheckerWords;
  interview: Interview;
  result: Result;
};

/** Stores the finished check on the device, ready to go along with a booking; it is sent only if the patient says so. */
export function useKeptResult({ provider, dependentId, words, interview, result }: FinishedCheck): void {
  const { clock, storage } = useApp();
  const detailsOf = useDetails(words);
  const { specialty } = result;
  const details = detailsOf({ provider, interview, result });
  useEffect(() => {
    const memory = deviceMemory(storage);
    keepCheck(memory, { details, specialty, dependentId }, clock.now());
  }, [clock, storage, details, specialty, dependentId]);
}
