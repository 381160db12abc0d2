import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { listExports as shape } from "@anteroom/contract/my-data";
import type { Call } from "../../platform/mount.ts";
import { exportColumns, presentExport } from "./present-export.ts";

/** The patient's archives of the last day, the newest first: how far the making has come. */
export async function listExports({ caller, now, tx }: Call<typeof shape>): Promise<AnswerOf<typeof shape>> {
  const rows = await tx((one) =>
    one
      .selectFrom("data_exports")
      .select(exportColumns)
      .where("patient_id", "=", caller.patientId)
      .where("expires_at", ">", now)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .execute(),
  );
  return { data: { collection: rows.map(presentExport) } };
}
