import type { FileScan } from "@anteroom/contract/appointment/files";
import { audit } from "../../../platform/privacy/audit.ts";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { FileScanner } from "../../../ports/file-scanner.ts";
import type { Files } from "../../../ports/files.ts";

/**
 * How new card pictures are scanned. `first`: the scan state they are stored with; `queue` does nothing
 * without a scanner.
 */
export type CardScans = {
  first: FileScan;
  /** Queues the scan in the transaction that stores the picture. */
  queue: (tx: Tx, tenantId: number, pictureId: number) => Promise<void>;
};

/** Returns how card pictures are scanned: by a queued job, or, when `scanner` is null, not at all. */
export function cardScans({ jobs }: Pick<Services, "jobs">, scanner: FileScanner | null): CardScans {
  if (!scanner) return { first: "unscanned", queue: () => Promise.resolve() };
  return {
    first: "scanning",
    queue: (tx, tenant, id) => jobs.send(tx, { tenant, kind: "card-scan", id }),
  };
}

type Deps = Pick<Services, "db" | "clock"> & { scanner: FileScanner | null; files: Files };

/**
 * Returns the handler of a picture's scan job: stores the result; of an infected picture it deletes the
 * bytes, keeps the row and audits it. Throws when the scanner is unavailable, so that the job is tried again.
 * Skips pictures that were replaced or scanned. Without a scanner it marks the picture as unscanned.
 */
export function handleCardScan({ db, clock, scanner, files }: Deps): (job: Job) => Promise<void> {
  return async ({ tenant, id }) => {
    const picture = await withTenant(db, tenant, (tx) =>
      tx
        .selectFrom("insurance_card_pictures")
        .select(["patient_id", "storage_key"])
        .where("id", "=", id)
        .where("scan", "=", "scanning")
        .executeTakeFirst(),
    );
    const content = picture && (await files.open(picture.storage_key));
    if (!picture || !content) return;
    const found = scanner ? await scanner.scan(content).finally(() => content.destroy()) : null;
    if (!scanner) content.destroy();
    const scan = found ? (found.infection === null ? "clean" : "infected") : "unscanned";
    const isNew = await withTenant(db, tenant, async (tx) => {
      const changed = await tx
        .updateTable("insurance_card_pictures")
        .set({ scan, scanned_at: found && clock.now() })
        .where("id", "=", id)
        .where("scan", "=", "scanning")
        .returning("id")
        .executeTakeFirst();
      if (changed && scan === "infected") await noteInfected(tx, tenant, picture);
      return changed !== undefined;
    });
    if (isNew && scan === "infected") await files.remove(picture.storage_key);
  };
}

/** Keeps the row, to tell the person, and marks the bytes for deletion even if this process ends now. */
async function noteInfected(
  tx: Tx,
  tenantId: number,
  { patient_id: patientId, storage_key }: { patient_id: number; storage_key: string },
): Promise<void> {
  await tx
    .insertInto("gone_files")
    .values({ tenant_id: tenantId, storage_key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await audit(tx, tenantId, { actor: "scanner", action: "file.infected", object: `patient/${patientId}` });
}
