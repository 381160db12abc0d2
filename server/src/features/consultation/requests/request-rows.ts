import type { CallRequest } from "@anteroom/contract/call/call-requests";
import {
  stepCallRequest,
  type CallRequestEvent,
  type CallRequestKind,
} from "@anteroom/domain/call/call-request";
import type { Selectable } from "kysely";
import { audit } from "../../../platform/privacy/audit.ts";
import type { Tables, Tx } from "../../../platform/database/database.ts";

/** The row of a call's request: a call-back or vital signs. */
export type RequestRow = Selectable<Tables["visit_requests"]>;
/**
 * Who acts, for the row and the audit log. `name` is the audit log's actor, `patient/7`; `onBehalfOf`: the
 * patient a carer acts for.
 */
export type Actor = { side: "clinic" | "patient"; name: string; onBehalfOf?: number };

const live = ["asked", "accepted", "calling"] as const;
/** Most requests of one answer. */
const mostListed = 50;

/** Returns the newest 50 requests of an appointment's call, ended ones included, newest first. */
export function loadRequests(tx: Tx, appointmentId: number): Promise<RequestRow[]> {
  return tx
    .selectFrom("visit_requests")
    .selectAll()
    .where("appointment_id", "=", appointmentId)
    .orderBy("id", "desc")
    .limit(mostListed)
    .execute();
}

type NewRequest = {
  tenantId: number;
  appointmentId: number;
  kind: CallRequestKind;
  by: Actor;
  /** A patient who asks for a call-back has accepted it. E.164. */
  phoneNumber: string | null;
  now: Date;
};

/**
 * Creates a request and audits it, or returns the open one of this kind. The patient's own request counts as
 * accepted; it also accepts what the clinic asked for. The clinic asking again changes nothing. Sends no
 * hint: `announceRequest` does.
 */
export async function openRequest(tx: Tx, newRequest: NewRequest): Promise<RequestRow> {
  const { tenantId, appointmentId, kind, by, phoneNumber, now } = newRequest;
  const made = await tx
    .insertInto("visit_requests")
    .values({
      tenant_id: tenantId,
      appointment_id: appointmentId,
      kind,
      asked_by: by.side,
      state: by.side === "patient" ? "accepted" : "asked",
      stopped_by: null,
      phone_number: phoneNumber,
      asked_at: now,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "appointment_id", "kind"])
        .where("state", "in", ["asked", "accepted", "calling"])
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (made) {
    await note(tx, tenantId, by, "ask", made);
    return made;
  }
  const open = await tx
    .selectFrom("visit_requests")
    .selectAll()
    .where("appointment_id", "=", appointmentId)
    .where("kind", "=", kind)
    .where("state", "in", live)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (by.side !== "patient" || open.state !== "asked") return open;
  return (await stepRequest(tx, open, "accept", { by, now, phoneNumber })) ?? open;
}

/** Returns a request of this appointment's call, with its row locked; null when there is none. */
export async function lockRequest(tx: Tx, appointmentId: number, id: number): Promise<RequestRow | null> {
  const row = await tx
    .selectFrom("visit_requests")
    .selectAll()
    .where("appointment_id", "=", appointmentId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Applies an event to a locked request and audits it; null, without a change, when the rules forbid it.
 * Requires `lockRequest`.
 */
export async function stepRequest(
  tx: Tx,
  row: RequestRow,
  event: CallRequestEvent,
  { by, now, phoneNumber = row.phone_number }: { by: Actor; now: Date; phoneNumber?: string | null },
): Promise<RequestRow | null> {
  const state = stepCallRequest(row.kind, row.state, event);
  if (state === null) return null;
  const stopped_by = state === "stopped" ? by.side : null;
  const change = { state, stopped_by, phone_number: phoneNumber, changed_at: now };
  await tx.updateTable("visit_requests").set(change).where("id", "=", row.id).execute();
  await note(tx, row.tenant_id, by, event, row);
  return { ...row, ...change };
}

/**
 * Stops requests for vital signs and all unanswered requests, and audits each; call it when the call ends. An
 * agreed call-back stays open.
 */
export async function stopReadings(
  tx: Tx,
  appointmentId: number,
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  const rows = await tx
    .selectFrom("visit_requests")
    .selectAll()
    .where("appointment_id", "=", appointmentId)
    .where("state", "in", live)
    .forUpdate()
    .execute();
  for (const row of rows)
    if (row.kind === "vitals" || row.state === "asked") await stepRequest(tx, row, "stop", { by, now });
}

const note = (tx: Tx, tenantId: number, by: Actor, event: string, { id }: { id: number }) =>
  audit(tx, tenantId, {
    actor: by.name,
    action: `request.${event}`,
    object: `request/${id}`,
    ...(by.onBehalfOf === undefined ? {} : { onBehalfOf: by.onBehalfOf }),
  });

/** Maps the row to the API's request. */
export function presentRequest(row: RequestRow): CallRequest {
  const { id, kind, asked_by, state, stopped_by, phone_number } = row;
  const [asked_at, changed_at] = [row.asked_at.toISOString(), row.changed_at.toISOString()];
  return { id, kind, asked_by, state, stopped_by, phone_number, asked_at, changed_at };
}
