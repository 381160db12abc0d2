import type { downloadExport as shape } from "@anteroom/contract/account/my-data";
import type { FastifyReply } from "fastify";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { provenUntil } from "../../../shared/account/proof.ts";

/**
 * Sends the ready export as a zip, once: deletes it before sending, and audits it. Requires a
 * session that was authenticated recently, else `proof_needed`. `not_found` when it was sent, has
 * expired, or is not the patient's.
 */
export async function downloadExport(call: Call<typeof shape>): Promise<ProblemOutcome | undefined> {
  const { tenant, caller, params, now, reply, tx } = call;
  const archive = await tx(async (one) => {
    if (!(await provenUntil(one, caller, now))) return problem("proof_needed");
    const row = await one
      .selectFrom("data_exports")
      .select("archive")
      .where("id", "=", params.export_id)
      .where("patient_id", "=", caller.patientId)
      .where("status", "=", "ready")
      .where("expires_at", ">", now)
      .forUpdate()
      .executeTakeFirst();
    if (!row?.archive) return null;
    await one
      .updateTable("data_exports")
      .set({ status: "fetched", archive: null })
      .where("id", "=", params.export_id)
      .execute();
    const entry = { action: "data.download", object: `patient/${caller.patientId}` } as const;
    await audit(one, tenant.id, { actor: actorOf(caller), ...entry });
    return row.archive;
  });
  if (archive === null) return problem("not_found");
  if (isProblem(archive)) return archive;
  await sendArchive(reply, archive, `${tenant.slug}-${now.toISOString().slice(0, 10)}.zip`);
  return undefined;
}

async function sendArchive(reply: FastifyReply, archive: Buffer, name: string): Promise<void> {
  await reply
    .header("content-type", "application/zip")
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(archive);
}
