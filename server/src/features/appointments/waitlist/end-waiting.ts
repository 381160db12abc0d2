import { sql } from "kysely";
import type { Tx } from "../../../platform/database.ts";
import { giveUpHolds, type GivenUpHold } from "../../booking/take-slot.ts";

type Wanted = {
  what: "decline" | "leave";
  /** Only this time is declined; without it whichever is offered. */
  start?: Date;
};

/**
 * Declines the open offer, or ends the waiting altogether; the kept time is free for the next in line. The caller has locked the doctor.
 * `isDone`: it was not so before.
 */
export async function endWaiting(
  tx: Tx,
  appointmentId: number,
  { what, start }: Wanted,
): Promise<{ freed: GivenUpHold[]; isDone: boolean }> {
  if (!(await isWaiting(tx, appointmentId))) return { freed: [], isDone: false };
  const { rows: open } = await sql<{ id: number }>`
    update waitlist_offers set outcome = 'declined'
    where appointment_id = ${appointmentId} and outcome is null
      and (${start ?? null}::timestamptz is null or start_time = ${start ?? null})
    returning hold_id as id`.execute(tx);
  const freed = await giveUpHolds(tx, open);
  if (what === "decline") return { freed, isDone: open.length > 0 };
  await tx.deleteFrom("waitlist_entries").where("appointment_id", "=", appointmentId).execute();
  return { freed, isDone: true };
}

/** Whether an earlier time is waited for. */
export async function isWaiting(tx: Tx, appointmentId: number): Promise<boolean> {
  const found = await tx
    .selectFrom("waitlist_entries")
    .select("appointment_id")
    .where("appointment_id", "=", appointmentId)
    .executeTakeFirst();
  return found !== undefined;
}
