import type { Files } from "../../ports/files.ts";
import { withTenant } from "../database/database.ts";
import type { Services } from "../config/services.ts";

type Deps = Pick<Services, "db" | "acrossClinics"> & { files: Files };

/**
 * Deletes the stored bytes that `gone_files` lists for a clinic, one by one, and each entry after its file.
 * Returns how many. Rejects at the first file that cannot be deleted; its entry and the later ones remain.
 */
export async function deleteOrphanedFiles(
  { db, files }: Omit<Deps, "acrossClinics">,
  tenantId: number,
): Promise<number> {
  const gone = await withTenant(db, tenantId, (tx) =>
    tx.selectFrom("gone_files").select("storage_key").execute(),
  );
  for (const { storage_key: key } of gone) {
    await files.remove(key);
    await withTenant(db, tenantId, (tx) =>
      tx.deleteFrom("gone_files").where("storage_key", "=", key).execute(),
    );
  }
  return gone.length;
}

/**
 * Runs `deleteOrphanedFiles` for every clinic that has orphaned files. Rejects at the first file that cannot be deleted;
 * the remaining ones of all clinics wait for the next run.
 */
export async function deleteAllOrphanedFiles({ acrossClinics, ...deps }: Deps): Promise<void> {
  const due = await acrossClinics.selectFrom("gone_files").select("tenant_id").distinct().execute();
  for (const { tenant_id } of due) await deleteOrphanedFiles(deps, tenant_id);
}
