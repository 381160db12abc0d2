import type { Files } from "../ports/files.ts";
import { withTenant } from "./database.ts";
import type { Services } from "./services.ts";

type Needs = Pick<Services, "app" | "db"> & { files: Files };

/** Takes away the bytes of a clinic whose rows are gone, in whatever way those went; answers how many. */
export async function forgetGoneFiles({ db, files }: Omit<Needs, "app">, tenantId: number): Promise<number> {
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

/** The same for every clinic. */
export async function forgetAllGoneFiles(needs: Needs): Promise<void> {
  for (const { id } of await needs.app.tenants.all()) await forgetGoneFiles(needs, id);
}
