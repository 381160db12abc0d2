import { type Files, FilesUnavailable } from "../../ports/files.ts";
import { withTenant } from "../database/database.ts";
import type { Services } from "../config/services.ts";
import { emitProductEvent } from "../observe/happenings.ts";

type Deps = Pick<Services, "db" | "acrossClinics"> & { files: Files };

/**
 * Deletes the stored bytes that `gone_files` lists for a clinic, one by one, and each entry after its file. Returns
 * why files could not be deleted, one error for each; their entries remain. Rejects with `FilesUnavailable` when no file
 * can be deleted because the storage is away; the remaining entries stay.
 */
export async function deleteOrphanedFiles(
  { db, files }: Omit<Deps, "acrossClinics">,
  tenantId: number,
): Promise<unknown[]> {
  const gone = await withTenant(db, tenantId, (tx) =>
    tx.selectFrom("gone_files").select("storage_key").execute(),
  );
  const failures: unknown[] = [];
  for (const { storage_key: key } of gone) {
    try {
      await files.remove(key);
    } catch (error) {
      // One that is damaged holds nobody up; without the storage each would fail, after a wait.
      const lack = await files.lack();
      if (lack !== null) throw new FilesUnavailable(new Error(lack, { cause: error }));
      failures.push(error);
      emitProductEvent("file-deletion", "failed");
      continue;
    }
    await withTenant(db, tenantId, (tx) =>
      tx.deleteFrom("gone_files").where("storage_key", "=", key).execute(),
    );
    emitProductEvent("file-deletion", "deleted");
  }
  return failures;
}

/**
 * Runs `deleteOrphanedFiles` for every clinic that has orphaned files. Rejects in the end when files could not be
 * deleted, with their number, their clinics and a reason; the next run tries them again. Rejects at once when the
 * storage is away.
 */
export async function deleteAllOrphanedFiles({ acrossClinics, ...deps }: Deps): Promise<void> {
  const due = await acrossClinics.selectFrom("gone_files").select("tenant_id").distinct().execute();
  const failed: { tenantId: number; failures: unknown[] }[] = [];
  for (const { tenant_id: tenantId } of due) {
    const failures = await deleteOrphanedFiles(deps, tenantId);
    if (failures.length > 0) failed.push({ tenantId, failures });
  }
  const [first, ...others] = failed.flatMap(({ failures }) => failures);
  if (failed.length === 0) return;
  const reason = first instanceof Error ? first.message : String(first);
  const clinics = failed.map(({ tenantId }) => tenantId).join(", ");
  throw new Error(
    `Stored files that cannot be deleted: ${others.length + 1} (table gone_files, tenant_id ${clinics}): ${reason}`,
    { cause: first },
  );
}
