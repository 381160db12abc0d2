import { restAfterDecline } from "@anteroom/domain/booking/waitlist";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import { releaseHolds, type ReleasedHold } from "../../booking/holds/take-slot.ts";

type Wanted = {
  what: "decline" | "leave";
  /** The offered start time to decline; without it any open offer is declined. */
  start?: Date;
  now: Date;
};

/**
 * Declines the open offer, or leaves the waitlist, which also deletes the entry. Releases the offered holds,
 * which go to the next in line; send hints for `freed`. After declining, the entry gets no offer of any doctor
 * until a pause is over. Does not audit. Requires the lock on the offer's doctor. `isDone`: whether this call
 * changed anything; false for entry null.
 */
export async function endWaiting(
  tx: Tx,
  entryId: number | null,
  { what, start, now }: Wanted,
): Promise<{ freed: ReleasedHold[]; isDone: boolean }> {
  const nothing = { freed: [], isDone: false };
  if (entryId === null) return nothing;
  const { rows: found } = await sql`select 1 from waitlist_entries where id = ${entryId} for update`.execute(
    tx,
  );
  if (found.length === 0) return nothing;
  const { rows: open } = await sql<{ id: number }>`
    update waitlist_offers set outcome = 'declined', expires_at = least(expires_at, ${now})
    where entry_id = ${entryId} and outcome is null
      and (${start ?? null}::timestamptz is null or start_time = ${start ?? null})
    returning hold_id as id`.execute(tx);
  const freed = await releaseHolds(tx, open);
  if (what === "decline") {
    if (open.length > 0) await lookAfterRest(tx, entryId, now);
    return { freed, isDone: open.length > 0 };
  }
  await tx.deleteFrom("waitlist_entries").where("id", "=", entryId).execute();
  return { freed, isDone: true };
}

/** Schedules a check after the pause, so that slots which are free by then are offered. */
async function lookAfterRest(tx: Tx, entryId: number, now: Date): Promise<void> {
  await sql`
    insert into waitlist_checks (tenant_id, doctor_id, due_at)
    select d.tenant_id, d.id, ${new Date(now.getTime() + restAfterDecline)}::timestamptz
    from waitlist_entries e join doctors d on d.tenant_id = e.tenant_id and (d.id = e.doctor_id or d.specialty = e.specialty)
    where e.id = ${entryId}`.execute(tx);
}

/** Returns the id of the waitlist entry of an appointment; null without one. */
export async function waitlistEntryOf(tx: Tx, appointmentId: number): Promise<number | null> {
  const found = await tx
    .selectFrom("waitlist_entries")
    .select("id")
    .where("appointment_id", "=", appointmentId)
    .executeTakeFirst();
  return found?.id ?? null;
}
