import type { FileScan } from "@anteroom/contract/appointment/files";
import type { Tx } from "../database/database.ts";

/** A file or link of an appointment, with its scan state. A link has no `storage_key`, media type or size. */
export type StoredFile = {
  sender: "patient" | "clinic";
  name: string;
  media_type: string | null;
  size_bytes: number | null;
  storage_key: string | null;
  scan: FileScan;
};

/**
 * Returns a completely uploaded file or link of this appointment in any scan state, or null. Files of other
 * appointments count as unknown (S3.FILE.01).
 */
export async function findStoredFile(
  tx: Tx,
  appointmentId: number,
  fileId: number,
): Promise<StoredFile | null> {
  const found = await tx
    .selectFrom("visit_files")
    .select(["sender", "name", "media_type", "size_bytes", "storage_key", "scan"])
    .where("id", "=", fileId)
    .where("appointment_id", "=", appointmentId)
    .where("arrived_at", "is not", null)
    .executeTakeFirst();
  return found ?? null;
}

/** Deletes the row of a file or link; `deleteOrphanedFiles` deletes the bytes later. */
export async function deleteStoredFile(tx: Tx, fileId: number): Promise<void> {
  await tx.deleteFrom("visit_files").where("id", "=", fileId).execute();
}

/** Moves the files of replaced holds to the new hold, so that ending the old holds does not delete them. */
export async function takeOverFiles(
  tx: Tx,
  from: readonly { id: number }[],
  to: { id: number },
): Promise<void> {
  if (from.length === 0) return;
  await tx
    .updateTable("visit_files")
    .set({ appointment_id: to.id })
    .where(
      "appointment_id",
      "in",
      from.map(({ id }) => id),
    )
    .execute();
}
