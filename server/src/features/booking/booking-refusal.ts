import { isCheckerOffered } from "@anteroom/domain/health/symptom-checker";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import type { Motive } from "./book-slot.ts";

/**
 * Returns why a booking is refused before its slot is checked, or null: scheduling or symptom checker
 * switched off, symptoms required and empty (D.32).
 */
export function bookingRefusal({ settings }: Tenant, body: Motive): ProblemOutcome | null {
  if (!settings.patientsWebScheduling) return problem("feature_off");
  if (body.symptoms_triage_details !== undefined && !isCheckerOffered(settings))
    return problem("feature_off");
  if (settings.patientsSymptoms && body.symptoms === "")
    return problem("validation_failed", { fields: [{ path: "body.symptoms", code: "required" }] });
  return null;
}
