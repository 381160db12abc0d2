import type { downloadExport as shape } from "@anteroom/contract/my-data";
import type { FastifyReply } from "fastify";
import { actorOf, audit } from "../../platform/audit.ts";
import type { Call } from "../../platform/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";

/** Hands the archive over, once: what is fetched is kept no longer. */
export async function downloadExport(call: Call<typeof shape>): Promise<ProblemOutcome | undefined> {
  const { tenant, caller, params, now, reply, tx } = call;
  const archive = await tx(async (one) => {
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
  await sendArchive(reply, archive, `${tenant.slug}-${now.toISOString().slice(0, 10)}.zip`);
  return undefined;
}

async function sendArchive(reply: FastifyReply, archive: Buffer, name: string): Promise<void> {
  await reply
    .header("content-type", "application/zip")
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(archive);
}
