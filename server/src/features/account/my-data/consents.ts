import type { AnswerOf } from "@anteroom/contract/endpoint";
import type {
  listConsents as listShape,
  withdrawConsent as withdrawShape,
} from "@anteroom/contract/account/my-data";
import { sql } from "kysely";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";

type Row = { version: string; given_at: Date; withdrawn_at: Date | null };

/** Returns the patient's agreements to the terms, current and withdrawn, newest first. */
export async function listConsents({
  caller,
  tx,
}: Call<typeof listShape>): Promise<AnswerOf<typeof listShape>> {
  const { rows } = await tx((one) =>
    sql<Row>`
      select version, agreed_at as given_at, null::timestamptz as withdrawn_at from terms_agreements
        where patient_id = ${caller.patientId}
      union all
      select version, given_at, withdrawn_at from withdrawn_agreements where patient_id = ${caller.patientId}
      order by given_at desc, version`.execute(one),
  );
  const collection = rows.map(({ version, given_at, withdrawn_at }) => ({
    kind: "terms" as const,
    version,
    given_at: given_at.toISOString(),
    withdrawn_at: withdrawn_at?.toISOString() ?? null,
  }));
  return { data: { collection } };
}

/**
 * Withdraws the agreement to one version of the terms, keeps a record of it and audits it. The patient is
 * asked again when the clinic shows the terms. `not_found` when not agreed.
 */
export function withdrawConsent({
  tenant,
  caller,
  body,
  now,
  tx,
}: Call<typeof withdrawShape>): Promise<ProblemOutcome | undefined> {
  return tx(async (one) => {
    const taken = await one
      .deleteFrom("terms_agreements")
      .where("patient_id", "=", caller.patientId)
      .where("version", "=", body.version)
      .returning(["version", "agreed_at"])
      .executeTakeFirst();
    if (!taken) return problem("not_found");
    await one
      .insertInto("withdrawn_agreements")
      .values({
        tenant_id: tenant.id,
        patient_id: caller.patientId,
        kind: body.kind,
        version: taken.version,
        given_at: taken.agreed_at,
        withdrawn_at: now,
      })
      .execute();
    const entry = { action: "consent.withdraw", object: `patient/${caller.patientId}` } as const;
    await audit(one, tenant.id, { actor: actorOf(caller), ...entry });
    return undefined;
  });
}
