import type { SurveyTemplate } from "@anteroom/content/questionnaires/survey-templates";
import { asRouteId } from "@anteroom/domain/shared/route-values";
import { sql } from "kysely";
import type { PatientCaller } from "../../../platform/http/authentication.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { loadOwnAppointment } from "../../../shared/appointment/own-appointment.ts";

/**
 * Returns the id of the patient a survey is about: the caller, a dependent, or the patient of the caller's
 * appointment; null for anyone else. `actionableId` is a patient's or, for surveys about appointments, an
 * appointment's id.
 */
export async function findSubject(
  tx: Tx,
  caller: PatientCaller,
  { about }: Pick<SurveyTemplate, "about">,
  actionableId: string,
): Promise<number | null> {
  const id = asRouteId(actionableId);
  if (id === null) return null;
  if (about === "appointment") return (await loadOwnAppointment(tx, caller, id))?.patient_id ?? null;
  const row = await tx
    .selectFrom("patients as p")
    .select("p.id")
    .where("p.id", "=", id)
    .where(isInCare(caller.patientId))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** SQL condition: patient `p` is the caller or one of the caller's dependents, without removed ones. */
export const isInCare = (patientId: number) =>
  sql<boolean>`(p.id = ${patientId} or (p.parent_id = ${patientId} and p.removed_at is null))`;
