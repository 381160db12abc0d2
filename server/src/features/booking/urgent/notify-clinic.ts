import { holdHeader } from "@anteroom/contract/appointment/booking";
import type { notifyClinic as shape } from "@anteroom/contract/health/urgent";
import { sql } from "kysely";
import { audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Hints } from "../../../platform/realtime/hints.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { secondsUntilRoom } from "../../../shared/appointment/quota.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { readHoldHeader } from "../holds/hold-header.ts";
import { urgentReporterOf, type UrgentReporter } from "./teller.ts";
import { channelOfReceipt, presentReceipt, type ReceiptRow } from "./urgent-receipt.ts";

/**
 * Stores an urgent event of a patient, guest or holder of a slot, audits it and sends hints to the clinic's
 * programs. A repeat with the same `receipt` returns the first event. At most 5 an hour from one person or
 * appointment, then `too_many_requests`.
 */
export async function notifyClinic(
  hints: Pick<Hints, "urgentChanged">,
  { tenant, headers, body, now, tx, request, reply }: Call<typeof shape>,
) {
  reply.header("cache-control", "no-store");
  const receiptHash = hashOf(body.receipt);
  const hold = readHoldHeader(headers[holdHeader]);
  const outcome = await tx(async (one): Promise<Receipt | ProblemOutcome> => {
    const teller = await urgentReporterOf(one, { headers: request.headers, hold, now }, body.appointment_id);
    if (isProblem(teller)) return teller;
    const known = await findReceipt(one, receiptHash);
    if (known) return { row: known, isNew: false };
    const wait = await secondsToWait(one, teller, now);
    if (wait !== null) return problem("too_many_requests", { retry_after: wait });
    const row = await keep(one, { tenantId: tenant.id, teller, receiptHash, body, now });
    if (!row) return { row: await twinOf(one, receiptHash), isNew: false };
    await audit(one, tenant.id, { actor: teller.actor, action: "urgent.send", object: `urgent/${row.id}` });
    return { row, isNew: true };
  });
  if (isProblem(outcome)) return outcome;
  if (outcome.isNew) await hints.urgentChanged(tenant.id, channelOfReceipt(tenant.id, receiptHash));
  return { data: { entity: presentReceipt(tenant.id, outcome.row) } };
}

type Receipt = { row: ReceiptRow; isNew: boolean };

/** Most events an hour from one person or hold: enough to add details, too few to flood the clinic. */
const anHour = { most: 5, span: 3_600_000 };

async function secondsToWait(
  tx: Tx,
  { patientId, appointmentId }: UrgentReporter,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from urgent_events
    where created_at > ${new Date(now.getTime() - anHour.span)}
      and (patient_id = ${patientId} or appointment_id = ${appointmentId})
    order by created_at desc limit ${anHour.most}`.execute(tx);
  const before = rows.map(({ created_at }) => created_at);
  return secondsUntilRoom(before, anHour, now);
}

type Message = {
  tenantId: number;
  teller: UrgentReporter;
  receiptHash: Buffer;
  body: Call<typeof shape>["body"];
  now: Date;
};

/** Inserts the event. Returns undefined when a parallel request has stored the same one. */
async function keep(
  tx: Tx,
  { tenantId, teller, receiptHash, body, now }: Message,
): Promise<ReceiptRow | undefined> {
  return tx
    .insertInto("urgent_events")
    .values({
      tenant_id: tenantId,
      receipt_hash: receiptHash,
      place: body.place,
      words: body.words,
      phone_number: body.phone_number === "" ? null : (body.phone_number ?? null),
      patient_id: teller.patientId,
      appointment_id: teller.appointmentId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(["tenant_id", "receipt_hash"]).doNothing())
    .returning(["id", "created_at", "seen_at", "receipt_hash"])
    .executeTakeFirst();
}

async function twinOf(tx: Tx, receiptHash: Buffer): Promise<ReceiptRow> {
  const row = await findReceipt(tx, receiptHash);
  if (!row) throw new Error("A message that is neither new nor known");
  return row;
}

async function findReceipt(tx: Tx, receiptHash: Buffer): Promise<ReceiptRow | undefined> {
  return tx
    .selectFrom("urgent_events")
    .select(["id", "created_at", "seen_at", "receipt_hash"])
    .where("receipt_hash", "=", receiptHash)
    .executeTakeFirst();
}
