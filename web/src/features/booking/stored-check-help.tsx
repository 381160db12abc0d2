import { isCheckerOffered } from "@anteroom/domain/health/symptom-checker";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { readStoredCheck } from "../../shared/booking/stored-check.ts";
import { LazyCheckEmergency } from "../../shared/urgent/lazy-check-emergency.tsx";

/**
 * Renders on each booking step that the symptom check stored on this device ended in an emergency; nothing if
 * it was about another person or has expired.
 */
export function StoredCheckHelp({ bookedFor }: { bookedFor: number | null }) {
  const { clock, storage } = useApp();
  const { settings } = useClinic();
  if (!isCheckerOffered(settings)) return null;
  const stored = readStoredCheck(deviceMemory(storage), clock.now());
  if (!stored || stored.details === null) return null;
  if (stored.dependentId !== undefined && stored.dependentId !== bookedFor) return null;
  return <LazyCheckEmergency details={stored.details} />;
}
