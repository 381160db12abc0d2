import type { IncomingHttpHeaders } from "node:http";
import type { Caller } from "@anteroom/contract/endpoint";
import { invitationHeader } from "@anteroom/contract/invitations";
import { paymentPassHeader } from "@anteroom/contract/payment";
import { sql } from "kysely";
import type { Tx } from "./database.ts";
import { named } from "./named-statements.ts";
import { hashOf } from "./secrets.ts";

export type PatientCaller = { kind: "patient"; patientId: number; tokenHash: Buffer };
export type GuestCaller = { kind: "guest"; guestId: number };
/** A guest of one visit: may wait at its door, and take part once the doctor has let them in. */
export type InvitedCaller = { kind: "invited"; invitationId: number; appointmentId: number };
export type ClinicCaller = { kind: "clinic"; doctorId: number | null; label: string };
/** A device that was handed one payment, and may do nothing else. */
export type PassCaller = { kind: "pass"; appointmentId: number };
export type AnyCaller =
  | PatientCaller
  | GuestCaller
  | PassCaller
  | InvitedCaller
  | ClinicCaller
  | { kind: "anyone" };

export const patientHeader = "x-patient-token";
export const guestHeader = "x-guest-token";

export type GivenToken = { kind: "patient" | "guest" | "pass" | "invited" | "clinic"; token: string };

/** The token a request brings for an endpoint of these callers, not yet looked at; the narrower right goes before the wider. */
export function givenToken(wanted: Caller, headers: IncomingHttpHeaders): GivenToken | null {
  const ofHeader = (name: string) => {
    const { [name]: value } = headers;
    return typeof value === "string" && value !== "" ? value : null;
  };
  if (wanted === "clinic") {
    const bearer = /^Bearer ([\w-]{20,100})$/.exec(headers.authorization ?? "")?.[1];
    return bearer ? { kind: "clinic", token: bearer } : null;
  }
  if (wanted === "invited") {
    const invitation = ofHeader(invitationHeader);
    return invitation ? { kind: "invited", token: invitation } : null;
  }
  const pass = wanted === "payer" ? ofHeader(paymentPassHeader) : null;
  if (pass) return { kind: "pass", token: pass };
  const guest = wanted === "visitor" || wanted === "payer" ? ofHeader(guestHeader) : null;
  if (guest) return { kind: "guest", token: guest };
  const patient = ofHeader(patientHeader);
  return patient ? { kind: "patient", token: patient } : null;
}

/** Idle for this long, a session ends; in ms. */
export const sessionIdle = 7 * 24 * 3_600_000;
/** However used, a session ends after this long; in ms. */
export const sessionLifetime = 30 * 24 * 3_600_000;
/** The time of use is written at most this often, in ms: a read need not be a write. */
const touchEvery = 60_000;

/** The patient whose live session this token is, or null; that it was used is written down. */
export async function patientOfToken(tx: Tx, token: string, now: Date): Promise<PatientCaller | null> {
  const session = await sessionOfToken(tx, token, now);
  if (session?.isTouchDue) await touchSession(tx, session.caller, now);
  return session?.caller ?? null;
}

/** The live session this token is, or null, and whether it is time to write down that it was used. */
export async function sessionOfToken(
  tx: Tx,
  token: string,
  now: Date,
): Promise<{ caller: PatientCaller; isTouchDue: boolean } | null> {
  const tokenHash = hashOf(token);
  const { rows } = await sql<{ patient_id: number; last_used_at: Date }>`${named("session_of_token")}
    select patient_id, last_used_at from sessions
    where token_hash = ${tokenHash} and revoked_at is null and expires_at > ${now}
      and last_used_at > ${new Date(now.getTime() - sessionIdle)}`.execute(tx);
  const [session] = rows;
  if (!session) return null;
  return {
    caller: { kind: "patient", patientId: session.patient_id, tokenHash },
    isTouchDue: now.getTime() - session.last_used_at.getTime() > touchEvery,
  };
}

export async function touchSession(tx: Tx, { tokenHash }: PatientCaller, now: Date): Promise<void> {
  await tx.updateTable("sessions").set({ last_used_at: now }).where("token_hash", "=", tokenHash).execute();
}

/** The guest whose appointment this token opens, until the visit's room has closed for good. */
export async function guestOfToken(tx: Tx, token: string, now: Date): Promise<GuestCaller | null> {
  const guest = await tx
    .selectFrom("guests")
    .innerJoin("appointments", (join) =>
      join
        .onRef("appointments.guest_id", "=", "guests.id")
        .onRef("appointments.tenant_id", "=", "guests.tenant_id"),
    )
    .select("guests.id")
    .where("guests.token_hash", "=", hashOf(token))
    .where(sql<Date>`appointments.end_time + interval '12 hours'`, ">=", now)
    .executeTakeFirst();
  return guest ? { kind: "guest", guestId: guest.id } : null;
}

/** Whether the token opened a visit whose room has closed for good: its holder is told that, not that the link is unknown (S8.MSG.23). */
export async function isGuestOfPast(tx: Tx, token: string): Promise<boolean> {
  const found = await tx
    .selectFrom("guests")
    .select("id")
    .where("token_hash", "=", hashOf(token))
    .executeTakeFirst();
  return found !== undefined;
}

/** The device that was handed a payment by this pass, until it ends. */
export async function passOfToken(tx: Tx, token: string, now: Date): Promise<PassCaller | null> {
  const found = await tx
    .selectFrom("payment_handoffs")
    .select("appointment_id")
    .where("pass_hash", "=", hashOf(token))
    .where("pass_expires_at", ">", now)
    .executeTakeFirst();
  return found ? { kind: "pass", appointmentId: found.appointment_id } : null;
}

/** The guest whose invitation this token is, until it is withdrawn or forgotten; what the visit's times allow is asked by each use. */
export async function invitedOfToken(tx: Tx, token: string): Promise<InvitedCaller | null> {
  const found = await tx
    .selectFrom("visit_invitations")
    .select(["id", "appointment_id"])
    .where("token_hash", "=", hashOf(token))
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return found ? { kind: "invited", invitationId: found.id, appointmentId: found.appointment_id } : null;
}

/** The clinic's program that holds this token, or null. */
export async function clinicOfToken(tx: Tx, token: string): Promise<ClinicCaller | null> {
  const found = await tx
    .selectFrom("clinic_tokens")
    .select(["doctor_id", "label"])
    .where("token_hash", "=", hashOf(token))
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return found ? { kind: "clinic", doctorId: found.doctor_id, label: found.label } : null;
}
