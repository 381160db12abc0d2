import type { Files } from "../../ports/files.ts";
import { withTenant } from "../database/database.ts";
import type { Services } from "../config/services.ts";

type Deps = Pick<Services, "db" | "acrossClinics"> & { files: Files };

/** Takes away the bytes of a clinic whose rows are gone, in whatever way those went; answers how many. */
export async function forgetGoneFiles(
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

/** The same for every clinic that has any. */
export async function forgetAllGoneFiles({ acrossClinics, ...deps }: Deps): Promise<void> {
  const due = await acrossClinics.selectFrom("gone_files").select("tenant_id").distinct().execute();
  for (const { tenant_id } of due) await forgetGoneFiles(deps, tenant_id);
}
