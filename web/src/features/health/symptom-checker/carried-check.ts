import type { PatientInformation } from "@anteroom/domain/booking/booking-drafts";
import { isCheckerOffered } from "@anteroom/domain/health/symptom-checker";
import { isCheckForPatient } from "@anteroom/domain/health/triage-details";
import type { App } from "../../../platform/app-context.tsx";
import { storeSchedulingDraft } from "../../../shared/booking/booking-memory.ts";
import { checkedPersonOf } from "../../../shared/booking/checked-person.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { readStoredCheck, type StoredCheck } from "../../../shared/booking/stored-check.ts";

type Born = Pick<PatientInformation, "birthdate" | "sex">;
type Booked = { dependent: (Partial<Born> & { id: number }) | null; guest: Born | null };

/**
 * Returns the text that a symptom check sends to the doctor with this booking, and stores it (or null) in the
 * scheduling draft. Null without a finished check, without the patient's consent, where the clinic offers no
 * checker, or if it is about another person (S3.DRAFT.03).
 */
export function carriedCheck({ clinic, clock, session, storage }: App, booked: Booked): string | null {
  const memory = deviceMemory(storage);
  const now = clock.now();
  const stored = readStoredCheck(memory, now);
  const state = session.get();
  const known = booked.dependent ?? (state.kind === "signed-in" ? state.profile : booked.guest);
  const person = {
    dependentId: booked.dependent?.id ?? null,
    birthdate: known?.birthdate ?? null,
    sex: known?.sex ?? null,
  };
  const goesAlong =
    stored?.isShared === true && isCheckerOffered(clinic.get().settings) && isMadeFor(stored, person, now);
  const details = goesAlong ? stored.details : null;
  storeSchedulingDraft(memory, { symptomsTriageDetails: details }, now);
  return details;
}

function isMadeFor(
  stored: StoredCheck,
  person: Parameters<typeof isCheckForPatient>[1],
  now: number,
): boolean {
  const checked = checkedPersonOf(stored);
  const { dependentId } = stored;
  if (checked === null) return dependentId === undefined; // another provider's check
  return isCheckForPatient({ ...checked, dependentId }, person, now);
}
