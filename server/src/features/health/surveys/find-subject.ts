import type { SurveyTemplate } from "@anteroom/content/questionnaires/survey-templates";
import { asRouteId } from "@anteroom/domain/shared/route-values";
import { sql } from "kysely";
import type { PatientCaller } from "../../../platform/http/authentication.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { loadOwnAppointment } from "../../../shared/appointment/own-appointment.ts";

/** Whom a survey is about: the caller, somebody they care for, or who was seen in a visit of theirs. Null for anybody else. */
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

/** The condition that a patient `p` is the caller or a dependent of theirs. */
export const isInCare = (patientId: number) =>
  sql<boolean>`(p.id = ${patientId} or (p.parent_id = ${patientId} and p.removed_at is null))`;
