import type { Message, MessageThread } from "@anteroom/contract/call/messages";
import { messageAccess, messageLimits } from "@anteroom/domain/appointment/message-access";
import { joinClosesAt } from "@anteroom/domain/appointment/session-window";
import { sql } from "kysely";
import { audit } from "../../../platform/privacy/audit.ts";
import type { Tables, Tx } from "../../../platform/database/database.ts";
import type { AppointmentRow } from "../../../shared/appointment/present-appointment.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";

/** Who sent a message: the patient's side, or a role of the clinic's side. */
export type Sender = Tables["messages"]["sender"];
type Side = "patient" | "clinic";
/** Who writes, and when. `log` is added to the audit entry. */
type ThreadQuery = { tenantId: number; now: Date; log: { actor: string; onBehalfOf?: number } };
type NewMessage = { key: string; text: string; sender: Sender };

/** The presented columns of `messages`. */
export type MessageRow = Pick<
  Tables["messages"],
  "sender" | "key" | "body" | "sent_at" | "delivered_at" | "seen_at"
> & { id: number };

const columns = ["id", "sender", "key", "body", "sent_at", "delivered_at", "seen_at"] as const;

/**
 * Returns the whole thread, oldest first, and marks the other side's messages as delivered. `wasNew`: some
 * were not delivered before; then send hints after the commit. Does not check access or audit.
 */
export async function readThread(
  tx: Tx,
  { id, status, end_time }: AppointmentRow,
  side: Side,
  now: Date,
): Promise<{ thread: MessageThread; wasNew: boolean }> {
  const { numUpdatedRows } = await tx
    .updateTable("messages")
    .set({ delivered_at: now })
    .where("appointment_id", "=", id)
    .where("sender", side === "patient" ? "<>" : "=", "patient")
    .where("delivered_at", "is", null)
    .executeTakeFirst();
  const rows = await tx
    .selectFrom("messages")
    .select(columns)
    .where("appointment_id", "=", id)
    .orderBy("id")
    .execute();
  const endTime = end_time.getTime();
  const thread = {
    is_open: messageAccess({ status, endTime }, now.getTime()) === "open",
    closes_at: new Date(joinClosesAt(endTime)).toISOString(),
    messages: rows.map(presentMessage),
  };
  return { thread, wasNew: numUpdatedRows > 0n };
}

/**
 * Stores a message and audits it, or returns the one stored with the same sender and key (`isNew` false).
 * Returns `messages_closed` when the thread is not open, and `too_many_requests` above 10 a minute or 400 an
 * appointment of one sender. Locks the appointment's row to order parallel writers. Sends no hint:
 * `answerWritten` does.
 */
export async function writeMessage(
  tx: Tx,
  { id, status, end_time }: AppointmentRow,
  { key, text, sender }: NewMessage,
  { tenantId, now, log }: ThreadQuery,
): Promise<{ message: Message; isNew: boolean } | ProblemOutcome> {
  await tx.selectFrom("appointments").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  const known = await tx
    .selectFrom("messages")
    .select(columns)
    .where("appointment_id", "=", id)
    .where("sender", "=", sender)
    .where("key", "=", key)
    .executeTakeFirst();
  if (known) return { message: presentMessage(known), isNew: false };
  if (messageAccess({ status, endTime: end_time.getTime() }, now.getTime()) !== "open")
    return problem("messages_closed");
  const wait = await secondsToWait(tx, id, sender, now);
  if (wait > 0) return problem("too_many_requests", { retry_after: wait });
  const row = await tx
    .insertInto("messages")
    .values({
      tenant_id: tenantId,
      appointment_id: id,
      sender,
      key,
      body: text,
      sent_at: now,
      delivered_at: null,
      seen_at: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  await audit(tx, tenantId, { ...log, action: "message.send", object: `message/${row.id}` });
  return { message: presentMessage(row), isNew: true };
}

/** Returns the seconds until this sender may write in this thread again; 0 when there is room. */
async function secondsToWait(tx: Tx, appointmentId: number, sender: Sender, now: Date): Promise<number> {
  const minuteAgo = new Date(now.getTime() - 60_000);
  const { all, recent } = await tx
    .selectFrom("messages")
    .select([
      sql<number>`count(*)::int`.as("all"),
      sql<number>`(count(*) filter (where sent_at > ${minuteAgo}))::int`.as("recent"),
    ])
    .where("appointment_id", "=", appointmentId)
    .where("sender", "=", sender)
    .executeTakeFirstOrThrow();
  if (all >= messageLimits.perAppointment) return 86_400;
  return recent >= messageLimits.perMinute ? 60 : 0;
}

/**
 * Marks the other side's messages up to the id `upTo` as seen and delivered. Returns whether any was unseen.
 * Sends no hint.
 */
export async function markThreadSeen(
  tx: Tx,
  { id }: AppointmentRow,
  { upTo, side, now }: { upTo: number; side: Side; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("messages")
    .set((row) => ({ seen_at: now, delivered_at: row.fn.coalesce("delivered_at", sql<Date>`${now}`) }))
    .where("appointment_id", "=", id)
    .where("id", "<=", upTo)
    .where("sender", side === "patient" ? "<>" : "=", "patient")
    .where("seen_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Returns whether every other message of the clinic's side to the patient is delivered. Does not read the
 * message itself.
 */
export async function isOnlyUndelivered(tx: Tx, appointmentId: number, messageId: number): Promise<boolean> {
  const other = await tx
    .selectFrom("messages")
    .select("id")
    .where("appointment_id", "=", appointmentId)
    .where("sender", "<>", "patient")
    .where("delivered_at", "is", null)
    .where("id", "<>", messageId)
    .executeTakeFirst();
  return other === undefined;
}

/** Maps the row to the API's message. */
export function presentMessage(row: MessageRow): Message {
  return {
    id: row.id,
    sender: row.sender,
    text: row.body,
    key: row.key,
    sent_at: row.sent_at.toISOString(),
    delivered_at: row.delivered_at?.toISOString() ?? null,
    seen_at: row.seen_at?.toISOString() ?? null,
  };
}
