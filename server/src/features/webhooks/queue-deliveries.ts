import type pg from "pg";
import type { Services } from "../../platform/config/services.ts";
import { withTenant, type Tx } from "../../platform/database/database.ts";
import { webhookLanes } from "../../platform/jobs/job-kinds.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";

/** Pause between two rounds, in ms. */
const pause = 1_000;
/** Most deliveries of one clinic queued in one round. */
const most = 500;

/** SQL: at most 200 clinics with unqueued deliveries. The leading server runs it every second. */
const unqueuedDeliveriesQuery =
  "select distinct tenant_id from webhook_deliveries where queued_at is null limit 200";

type Deps = Pick<Services, "db" | "clock" | "jobs">;

/**
 * Starts the loop that queues jobs for new deliveries, with a pause of a second, on the server for which
 * `leads` is true. `stop` waits for the current round.
 */
export function startQueueing(
  jobsPool: pg.Pool,
  deps: Deps,
  onError: (error: Error) => void,
  leads: () => boolean,
): { stop: () => Promise<void> } {
  return repeatWork(() => queueDeliveries(jobsPool, deps), pause, onError, leads);
}

/**
 * Queues a job for each unqueued delivery, once, at most 500 a clinic and call, oldest first. Job and mark
 * are one transaction. Deliveries of one webhook share a lane of the queue.
 */
export async function queueDeliveries(jobsPool: pg.Pool, { db, clock, jobs }: Deps): Promise<void> {
  const { rows } = await jobsPool.query<{ tenant_id: number }>(unqueuedDeliveriesQuery);
  for (const { tenant_id: tenant } of rows)
    await withTenant(db, tenant, async (tx) => {
      const due = await tx
        .selectFrom("webhook_deliveries")
        .select(["id", "endpoint_id"])
        .where("queued_at", "is", null)
        .orderBy("id")
        .limit(most)
        .forUpdate()
        .skipLocked()
        .execute();
      const ids = due.map(({ id }) => id);
      if (ids.length === 0) return;
      await tx
        .updateTable("webhook_deliveries")
        .set({ queued_at: clock.now() })
        .where("id", "in", ids)
        .execute();
      const lanes = await readLanes(tx);
      for (const { id, endpoint_id } of due)
        await jobs.send(tx, { tenant, kind: "webhook", id, lane: lanes.get(endpoint_id) ?? 0 });
    });
}

/** Returns each webhook's lane, so that a slow receiver does not delay others while there are enough lanes. */
async function readLanes(tx: Tx): Promise<Map<number, number>> {
  const webhooks = await tx.selectFrom("webhook_endpoints").select("id").orderBy("id").execute();
  return new Map(webhooks.map(({ id }, index) => [id, index % webhookLanes]));
}
