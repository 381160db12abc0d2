import { useEffect } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { deviceMemory } from "../../platform/device-memory.ts";
import { keepCheck } from "../../platform/kept-check.ts";
import type { CheckInterview, CheckResult } from "../../ports/symptom-checker.ts";
import { useDetails } from "./use-details.ts";

/** A finished check: by which provider, about whom, and what came of it. */
export type FinishedCheck = {
  provider: string;
  dependentId: number | null | undefined;
  interview: CheckInterview;
  result: CheckResult;
};

/** Stores the finished check on the device, ready to go along with a booking; it is sent only if the patient says so. */
export function useKeptResult({ provider, dependentId, interview, result }: FinishedCheck): void {
  const { clock, storage } = useApp();
  const detailsOf = useDetails();
  const specialty = result.specialty.slug;
  const details = detailsOf({ provider, interview, result });
  useEffect(() => {
    const memory = deviceMemory(storage);
    keepCheck(memory, { details, specialty, dependentId }, clock.now());
  }, [clock, storage, details, specialty, dependentId]);
}
