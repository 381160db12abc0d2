import { triageSessionFromQuery } from "@anteroom/domain/health/triage-session";
import type { App } from "../../platform/app-context.tsx";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { storeCheck, readStoredCheck } from "./stored-check.ts";

type Search = Readonly<Record<string, string>>;

/**
 * Stores the symptom check named in the query (`triage_session`, `triage_language`) on this device, then
 * navigates to `/doctors` with the rest of the query and, for this browser's own check, its specialty;
 * replaces the history entry. An unknown or expired one adds `reason=check-unknown` (D.97). If `isStillHere`
 * returns false it only stores.
 */
export async function arriveWithCheck(
  { clinic, clock, storage, navigate }: App,
  search: Search,
  isStillHere: () => boolean,
): Promise<void> {
  const { triage_session: session, triage_language: language, ...rest } = search;
  const memory = deviceMemory(storage);
  const known = readStoredCheck(memory, clock.now());
  const provider = clinic.get().settings.symptomCheckerProvider;
  const stored = triageSessionFromQuery({ query: { session, language }, known, provider }, clock.now());
  if (stored) {
    const { id, language: spoken } = stored;
    // Of another provider's check the clinic learns the number, by which it can ask there.
    const isOthers = id !== known?.id;
    const details = JSON.stringify({ provider, session: id, language: spoken });
    storeCheck(memory, { id, language: spoken, ...(isOthers && { details, isShared: true }) }, clock.now());
  }
  if (!isStillHere()) return;
  const specialty = stored?.id === known?.id ? known?.specialty : null;
  const query = new URLSearchParams({
    ...(specialty && { specialties: specialty }),
    ...rest,
    ...(!stored && { reason: "check-unknown" }),
  });
  const narrowed = query.toString().replaceAll("%2C", ",");
  await navigate(`/doctors${narrowed && `?${narrowed}`}`, { replace: true });
}
