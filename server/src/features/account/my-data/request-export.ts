import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { requestExport as shape } from "@anteroom/contract/account/my-data";
import { sql } from "kysely";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { provenUntil } from "../../../shared/account/proof.ts";
import { stepsOf } from "./make-archive.ts";
import type { MyDataDeps } from "./my-data-deps.ts";
import { exportColumns, presentExport } from "./present-export.ts";

/** How long an archive can be fetched, in ms. */
const lifetime = 24 * 3_600_000;
/** How long a running export is not started again, in ms. */
const patience = 10 * 60_000;
const mostAnHour = 5;

/**
 * Starts an export of all data of the patient by a queued job, deletes earlier archives and audits it;
 * returns the running one instead if it is less than 10 minutes old. Requires recent authentication, else
 * `proof_needed`, so that a stolen session gets no copy. At most 5 an hour. The archive can be fetched for 24
 * hours.
 */
export function requestExport(
  { registry, jobs }: MyDataDeps,
  { tenant, caller, now, tx }: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { patientId } = caller;
  return tx(async (one) => {
    if (!(await provenUntil(one, caller, now))) return problem("proof_needed");
    await sql`select 1 from patients where id = ${patientId} for update`.execute(one);
    const recent = await recentExports(one, patientId, now);
    const underWay = recent.find(
      ({ status, created_at }) =>
        (status === "waiting" || status === "working") && now.getTime() - created_at.getTime() < patience,
    );
    if (underWay) return { data: { entity: presentExport(underWay) } };
    const oldest = recent[mostAnHour - 1];
    if (oldest) {
      const wait = Math.ceil((oldest.created_at.getTime() + 3_600_000 - now.getTime()) / 1000);
      return problem("too_many_requests", { retry_after: Math.max(1, wait) });
    }
    await dropFormer(one, patientId);
    const row = await one
      .insertInto("data_exports")
      .values({
        tenant_id: tenant.id,
        patient_id: patientId,
        status: "waiting",
        steps_total: stepsOf(registry),
        created_at: now,
        expires_at: new Date(now.getTime() + lifetime),
      })
      .returning(exportColumns)
      .executeTakeFirstOrThrow();
    await jobs.send(one, { tenant: tenant.id, kind: "data-export", id: row.id });
    const entry = { action: "data.export", object: `patient/${patientId}` } as const;
    await audit(one, tenant.id, { actor: actorOf(caller), ...entry });
    return { data: { entity: presentExport(row) } };
  });
}

function recentExports(tx: Tx, patientId: number, now: Date) {
  return tx
    .selectFrom("data_exports")
    .select(exportColumns)
    .where("patient_id", "=", patientId)
    .where("created_at", ">", new Date(now.getTime() - 3_600_000))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Deletes earlier archives: only the newest exists. */
async function dropFormer(tx: Tx, patientId: number): Promise<void> {
  await tx
    .updateTable("data_exports")
    .set({ status: "fetched", archive: null })
    .where("patient_id", "=", patientId)
    .execute();
}
