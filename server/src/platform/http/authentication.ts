import type { IncomingHttpHeaders } from "node:http";
import type { Caller } from "@anteroom/contract/endpoint";
import { deskHeader } from "@anteroom/contract/account/desk-sessions";
import { invitationHeader } from "@anteroom/contract/call/invitations";
import { paymentPassHeader } from "@anteroom/contract/appointment/payment";
import { sessionWindow } from "@anteroom/domain/shared/constants";
import { guestAccessDays } from "@anteroom/domain/call/call-guests";
import { scopesOfRole, staffLifetimes, type StaffRole } from "@anteroom/domain/clinic/staff-roles";
import { isInScope, scopesOf, type TokenScope } from "@anteroom/domain/clinic/token-scopes";
import { sql } from "kysely";
import type { Tx } from "../database/database.ts";
import { named } from "../database/named-statements.ts";
import { hashOf } from "../crypto/secrets.ts";
import { cookieOf } from "./cookies.ts";

export type PatientCaller = { kind: "patient"; patientId: number; tokenHash: Buffer };
export type GuestCaller = { kind: "guest"; guestId: number };
/** A guest of one visit: may wait at its door, and take part once the doctor has let them in. */
export type InvitedCaller = { kind: "invited"; invitationId: number; appointmentId: number };
export type ClinicCaller = {
  kind: "clinic";
  /** The one doctor for whom the token speaks; null: the whole clinic. */
  doctorId: number | null;
  label: string;
  /** Null for somebody at the desk. */
  tokenId: number | null;
  /** Who has signed in at the desk; null for a program. */
  staff: StaffSession | null;
  scopes: readonly TokenScope[];
  expiresAt: Date | null;
};
/** Whose session at the desk it is. */
export type StaffSession = { staffId: number; role: StaffRole; tokenHash: Buffer };
/** Somebody of the clinic who has signed in at the desk: acts as a program with the scopes of their role does. */
export type StaffCaller = ClinicCaller & { staff: StaffSession };
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

/** The cookie that holds a session of the desk. */
export const deskCookie = "anteroom-desk";

export type GivenToken = {
  kind: "patient" | "guest" | "pass" | "invited" | "clinic" | "staff";
  token: string;
};

/** The token a request brings for an endpoint of these callers, not yet looked at; the narrower right goes before the wider. */
export function givenToken(wanted: Caller, headers: IncomingHttpHeaders): GivenToken | null {
  const ofHeader = (name: string) => {
    const { [name]: value } = headers;
    return typeof value === "string" && value !== "" ? value : null;
  };
  if (wanted === "clinic" || wanted === "staff") {
    const bearer = wanted === "clinic" ? bearerOf(headers) : null;
    if (bearer) return { kind: "clinic", token: bearer };
    // Without the header the cookie counts for nothing: another site may have caused the request.
    const session = ofHeader(deskHeader) === "1" ? cookieOf(headers.cookie, deskCookie) : undefined;
    return session ? { kind: "staff", token: session } : null;
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

function bearerOf({ authorization = "" }: IncomingHttpHeaders): string | null {
  return /^Bearer ([\w-]{20,100})$/.exec(authorization)?.[1] ?? null;
}

/** Idle for this long, a session ends; in ms. */
export const sessionIdle = 7 * 24 * 3_600_000;
/** However used, a session ends after this long; in ms. */
export const sessionLifetime = 30 * 24 * 3_600_000;
/** The time of use is written at most this often, in ms: a read need not be a write. */
const touchEvery = 60_000;

/** The patient whose live session this token is, or null; that it was used is written down, and how they read. */
export async function patientOfToken(
  tx: Tx,
  token: string,
  now: Date,
  reader: Reader | null = null,
): Promise<PatientCaller | null> {
  const session = await sessionOfToken(tx, token, now);
  if (session && reader) await rememberReader(tx, session, reader);
  if (session?.isTouchDue) await touchSession(tx, session.caller, now);
  return session?.caller ?? null;
}

type Session = {
  caller: PatientCaller;
  isTouchDue: boolean;
  /** What is known of how the person reads: language, and zone of the last device. */
  reader: Reader;
};

/** How somebody reads: the language of their pages and the zone of their device; null where it is not known. */
export type Reader = { language: string | null; timeZone: string | null };

/** The live session this token is, or null, and whether it is time to write down that it was used. */
export async function sessionOfToken(tx: Tx, token: string, now: Date): Promise<Session | null> {
  const tokenHash = hashOf(token);
  const { rows } = await sql<{
    patient_id: number;
    last_used_at: Date;
    device_language: string | null;
    device_time_zone: string | null;
  }>`${named("session_of_token")}
    select s.patient_id, s.last_used_at, p.device_language, p.device_time_zone
    from sessions s join patients p on p.tenant_id = s.tenant_id and p.id = s.patient_id
    where s.token_hash = ${tokenHash} and s.revoked_at is null and s.expires_at > ${now}
      and s.last_used_at > ${new Date(now.getTime() - sessionIdle)}`.execute(tx);
  const [session] = rows;
  if (!session) return null;
  return {
    caller: { kind: "patient", patientId: session.patient_id, tokenHash },
    isTouchDue: now.getTime() - session.last_used_at.getTime() > touchEvery,
    reader: { language: session.device_language, timeZone: session.device_time_zone },
  };
}

/**
 * Remembers how a signed-in person reads now, for mails that are sent while they are away. Answers whether anything was written:
 * only what differs is.
 */
export async function rememberReader(tx: Tx, { caller, reader }: Session, now: Reader): Promise<boolean> {
  const language = now.language ?? reader.language;
  const timeZone = now.timeZone ?? reader.timeZone;
  if (language === reader.language && timeZone === reader.timeZone) return false;
  await tx
    .updateTable("patients")
    .set({ device_language: language, device_time_zone: timeZone })
    .where("id", "=", caller.patientId)
    .execute();
  return true;
}

export async function touchSession(tx: Tx, { tokenHash }: PatientCaller, now: Date): Promise<void> {
  await tx.updateTable("sessions").set({ last_used_at: now }).where("token_hash", "=", tokenHash).execute();
}

/** A guest's session opens appointments that ended at this instant or later. */
export function guestAccessSince(now: Date): Date {
  return new Date(now.getTime() - guestAccessDays * 24 * 3_600_000);
}

/**
 * The guest whose appointment this token opens. The token of the booking stands in the address of the video page and
 * ends when the room closes; a session from a personal link ends `guestAccessDays` after the visit.
 */
export async function guestOfToken(tx: Tx, token: string, now: Date): Promise<GuestCaller | null> {
  return (await guestSessionOfToken(tx, token, now))?.caller ?? null;
}

type GuestSession = { caller: GuestCaller; reader: Reader };

/** The same, and what is known of how the guest reads. */
export async function guestSessionOfToken(tx: Tx, token: string, now: Date): Promise<GuestSession | null> {
  const hash = hashOf(token);
  const roomOpenSince = new Date(now.getTime() - sessionWindow.closesAfter);
  const { rows } = await sql<{ guest_id: number; language: string | null; time_zone: string | null }>`
    ${named("guest_of_token")}
    select a.guest_id, g.language, g.time_zone
    from appointments a join guests g on g.tenant_id = a.tenant_id and g.id = a.guest_id
    where (a.guest_id = (select id from guests where token_hash = ${hash}) and a.end_time >= ${roomOpenSince})
      or (a.guest_id = (select guest_id from guest_sessions where token_hash = ${hash})
        and a.end_time >= ${guestAccessSince(now)})`.execute(tx);
  const [found] = rows;
  if (!found) return null;
  return {
    caller: { kind: "guest", guestId: found.guest_id },
    reader: { language: found.language, timeZone: found.time_zone },
  };
}

/** Remembers how a guest reads now, as `rememberReader` does of a patient: the email after the call follows the last device. */
export async function rememberGuestReader(
  tx: Tx,
  { caller, reader }: GuestSession,
  now: Reader,
): Promise<boolean> {
  const language = now.language ?? reader.language;
  const timeZone = now.timeZone ?? reader.timeZone;
  if (language === reader.language && timeZone === reader.timeZone) return false;
  await tx
    .updateTable("guests")
    .set({ language, time_zone: timeZone })
    .where("id", "=", caller.guestId)
    .execute();
  return true;
}

/** Whether the token opened a visit whose room has closed for good: its holder is told that, not that the link is unknown (S8.MSG.23). */
export async function isGuestOfPast(tx: Tx, token: string): Promise<boolean> {
  const hash = hashOf(token);
  const { rows } = await sql`
    select 1 from appointments
    where guest_id = (select id from guests where token_hash = ${hash})
      or guest_id = (select guest_id from guest_sessions where token_hash = ${hash})`.execute(tx);
  return rows.length > 0;
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

/** The clinic's program that holds this token, or null, and whether it is time to write down that it was used. */
export async function clinicOfToken(
  tx: Tx,
  token: string,
  now: Date,
): Promise<{ caller: ClinicCaller; isTouchDue: boolean } | null> {
  const found = await tx
    .selectFrom("clinic_tokens")
    .select(["id", "doctor_id", "label", "scopes", "expires_at", "last_used_at"])
    .where("token_hash", "=", hashOf(token))
    .where("revoked_at", "is", null)
    .where((one) => one.or([one("expires_at", "is", null), one("expires_at", ">", now)]))
    .executeTakeFirst();
  if (!found) return null;
  const { doctor_id: doctorId, last_used_at: lastUsedAt } = found;
  const caller: ClinicCaller = {
    kind: "clinic",
    doctorId,
    label: found.label,
    tokenId: found.id,
    staff: null,
    scopes: scopesOf({ scopes: found.scopes, doctorId }),
    expiresAt: found.expires_at,
  };
  return { caller, isTouchDue: !lastUsedAt || now.getTime() - lastUsedAt.getTime() > touchEvery };
}

export async function touchClinicToken(tx: Tx, { tokenId }: ClinicCaller, now: Date): Promise<void> {
  await tx.updateTable("clinic_tokens").set({ last_used_at: now }).where("id", "=", tokenId).execute();
}

/** Whoever has signed in at the desk with this token, in the scopes of their role, or null. */
export async function staffOfToken(
  tx: Tx,
  token: string,
  now: Date,
): Promise<{ caller: StaffCaller; isTouchDue: boolean } | null> {
  const tokenHash = hashOf(token);
  const found = await tx
    .selectFrom("staff_sessions as one")
    .innerJoin("staff", (join) =>
      join.onRef("staff.id", "=", "one.staff_id").onRef("staff.tenant_id", "=", "one.tenant_id"),
    )
    .select(["staff.id", "role", "doctor_id", "name", "expires_at", "last_used_at", "lacks_factor"])
    .where("token_hash", "=", tokenHash)
    .where("revoked_at", "is", null)
    .where("disabled_at", "is", null)
    .where("expires_at", ">", now)
    .where("last_used_at", ">", new Date(now.getTime() - staffLifetimes.idle))
    .executeTakeFirst();
  if (!found) return null;
  const { id: staffId, role, doctor_id: doctorId } = found;
  const caller: StaffCaller = {
    kind: "clinic",
    doctorId,
    label: found.name,
    tokenId: null,
    staff: { staffId, role, tokenHash },
    scopes: found.lacks_factor ? [] : scopesOfRole(role),
    expiresAt: found.expires_at,
  };
  return { caller, isTouchDue: now.getTime() - found.last_used_at.getTime() > touchEvery };
}

export async function touchStaffSession(tx: Tx, { staff }: StaffCaller, now: Date): Promise<void> {
  const { tokenHash } = staff;
  await tx
    .updateTable("staff_sessions")
    .set({ last_used_at: now })
    .where("token_hash", "=", tokenHash)
    .execute();
}

/** Whether the token may do what an endpoint needs. */
export function mayCall({ scopes }: ClinicCaller, needed: TokenScope | "any"): boolean {
  return needed === "any" || isInScope(scopes, needed);
}
