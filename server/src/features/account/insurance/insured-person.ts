import type { CardPicture } from "@anteroom/contract/account/insurance";
import { careState } from "@anteroom/domain/account/care";
import type { CardSide } from "@anteroom/domain/account/insurance-card";
import { sql } from "kysely";
import type { PatientCaller } from "../../../platform/http/authentication.ts";
import { careOf } from "../../../shared/account/care-of.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";

/** A person's stored insurance. `version` is that of the patient's row; `valid_until` is `YYYY-MM-DD`. */
export type InsuredPerson = {
  id: number;
  version: number;
  insurer: string | null;
  insurance_number: string | null;
  policy_number: string | null;
  valid_until: string | null;
};

type PersonRow = InsuredPerson & {
  birthdate: string | null;
  care_asked_at: Date | null;
  care_confirmed_at: Date | null;
  care_ends_at: Date | null;
};

type InsuredQuery = { tenant: Tenant; caller: PatientCaller; patientId: number; now: Date };

/**
 * Returns the patient, or a dependent for whom they may act, with the row locked until the transaction ends.
 * Returns `feature_off` when the clinic asks for no insurance, `not_found` for others, `care_not_confirmed`
 * for adults who have not agreed.
 */
export async function lockInsuredPerson(
  tx: Tx,
  { tenant: { settings }, caller, patientId, now }: InsuredQuery,
): Promise<InsuredPerson | ProblemOutcome> {
  if (!settings.patientsProfileSettings || !settings.patientsInsuranceInformation)
    return problem("feature_off");
  const { rows } = await sql<PersonRow>`
    select id, version, insurer, insurance_number, policy_number, insurance_valid_until::text as valid_until,
      birthdate::text, care_asked_at, care_confirmed_at, care_ends_at
    from patients
    where id = ${patientId} and (id = ${caller.patientId}
      or (parent_id = ${caller.patientId} and removed_at is null and ${settings.patientsManageDependents}))
    for no key update`.execute(tx);
  const [row] = rows;
  if (!row) return problem("not_found");
  const isWaiting = row.id !== caller.patientId && careState(careOf(row), now.getTime()) === "waiting";
  if (isWaiting) return problem("care_not_confirmed");
  const { id, version, insurer, insurance_number, policy_number, valid_until } = row;
  return { id, version, insurer, insurance_number, policy_number, valid_until };
}

/** Returns the audit field that names the dependent, when someone else acts. */
export const actsFor = ({ patientId }: PatientCaller, personId: number) =>
  patientId === personId ? {} : { onBehalfOf: personId };

type PictureRow = {
  id: number;
  side: CardSide;
  storage_key: string;
  size_bytes: number;
  scan: CardPicture["scan"];
  created_at: Date;
};

/** Returns the completely uploaded pictures of a person's card, at most one a side. */
export function loadPictures(tx: Tx, patientId: number): Promise<PictureRow[]> {
  return tx
    .selectFrom("insurance_card_pictures")
    .select(["id", "side", "storage_key", "size_bytes", "scan", "created_at"])
    .where("patient_id", "=", patientId)
    .where("arrived_at", "is not", null)
    .execute();
}

/** Maps a row to the API's picture, without its bytes. */
export const presentPicture = ({ id, size_bytes, scan, created_at }: PictureRow): CardPicture => ({
  id,
  size_bytes,
  scan,
  created_at: created_at.toISOString(),
});

/** Returns both sides of the card; null where there is no picture. */
export function presentSides(rows: readonly PictureRow[]) {
  const of = (wanted: CardSide) => {
    const row = rows.find(({ side }) => side === wanted);
    return row ? presentPicture(row) : null;
  };
  return { front: of("front"), back: of("back") };
}
