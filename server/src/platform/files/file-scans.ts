import type { FileScan } from "@anteroom/contract/appointment/files";
import type { FileScanner } from "../../ports/file-scanner.ts";
import type { Files } from "../../ports/files.ts";
import { audit } from "../privacy/audit.ts";
import { withTenant, type Tx } from "../database/database.ts";
import type { Hints } from "../realtime/hints.ts";
import type { Job } from "../jobs/jobs.ts";
import type { Services } from "../config/services.ts";

/** How new files are scanned, with or without a virus scanner. */
export type FileScans = {
  /** The scan state of a new file. */
  first: FileScan;
  /** Queues the scan in the transaction that stores the file. */
  queue: (tx: Tx, tenantId: number, fileId: number) => Promise<void>;
};

/**
 * Returns how new files are stored and scanned. With a scanner every file waits for its scan, for which `queue` sends
 * a job in the caller's transaction. Without one files are available and marked as unscanned, and `queue` does
 * nothing.
 */
export function fileScans({ jobs }: Pick<Services, "jobs">, scanner: FileScanner | null): FileScans {
  if (!scanner) return { first: "unscanned", queue: () => Promise.resolve() };
  return {
    first: "scanning",
    queue: (tx, tenant, id) => jobs.send(tx, { tenant, kind: "file-scan", id }),
  };
}

type Deps = Pick<Services, "db" | "clock"> & {
  scanner: FileScanner | null;
  files: Files;
  hints: Pick<Hints, "filesChanged">;
};

/**
 * Handles a scan job: stores the outcome and notifies the call's pages. An infected file is audited and its bytes
 * are deleted. Throws when the scanner is unavailable, so that the job is retried. Skips files that were removed
 * or scanned already. Without a scanner it marks the file as unscanned.
 */
export function handleFileScan({ db, clock, scanner, files, hints }: Deps): (job: Job) => Promise<void> {
  return async ({ tenant, id }) => {
    const file = await withTenant(db, tenant, (tx) =>
      tx
        .selectFrom("visit_files")
        .select(["appointment_id", "storage_key"])
        .where("id", "=", id)
        .where("scan", "=", "scanning")
        .executeTakeFirst(),
    );
    const content = file?.storage_key ? await files.open(file.storage_key) : null;
    if (!file?.storage_key || !content) return;
    const found = scanner ? await scanner.scan(content).finally(() => content.destroy()) : null;
    const scan = found ? (found.infection === null ? "clean" : "infected") : "unscanned";
    const isNew = await withTenant(db, tenant, (tx) =>
      settle(tx, {
        tenant,
        id,
        scan,
        at: found && clock.now(),
        file: { ...file, storage_key: file.storage_key ?? "" },
      }),
    );
    if (!isNew) return;
    if (scan === "infected") await files.remove(file.storage_key);
    await hints.filesChanged(tenant, file.appointment_id);
  };
}

type Settled = {
  tenant: number;
  id: number;
  scan: FileScan;
  at: Date | null;
  file: { appointment_id: number; storage_key: string };
};

/** Writes down the outcome; whoever comes second changes nothing. The bytes of an infected file follow within a minute even if this process ends now. */
async function settle(tx: Tx, { tenant, id, scan, at, file }: Settled): Promise<boolean> {
  const changed = await tx
    .updateTable("visit_files")
    .set({ scan, scanned_at: at })
    .where("id", "=", id)
    .where("scan", "=", "scanning")
    .returning("id")
    .executeTakeFirst();
  if (!changed) return false;
  if (scan !== "infected") return true;
  await tx
    .insertInto("gone_files")
    .values({ tenant_id: tenant, storage_key: file.storage_key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const object = `appointment/${file.appointment_id}`;
  await audit(tx, tenant, { actor: "scanner", action: "file.infected", object });
  return true;
}
