import type { IncomingHttpHeaders } from "node:http";
import type { Caller } from "@anteroom/contract/endpoint";
import { deskHeader } from "@anteroom/contract/account/desk-sessions";
import { invitationHeader } from "@anteroom/contract/call/invitations";
import { paymentPassHeader } from "@anteroom/contract/appointment/payment";
import { sessionWindow } from "@anteroom/domain/shared/constants";
import { guestAccessDays } from "@anteroom/domain/call/call-guests";
import { scopesOfRole, staffLifetimes, type StaffRole } from "@anteroom/domain/clinic/staff-roles";
import type { SmartScope } from "@anteroom/domain/clinic/smart-scopes";
import { isInScope, scopesOf, type TokenScope } from "@anteroom/domain/clinic/token-scopes";
import { sql } from "kysely";
import type { Tx } from "../database/database.ts";
import { statementName } from "../database/named-statements.ts";
import { hashOf } from "../crypto/secrets.ts";
import { cookieOf } from "./cookies.ts";

/** A signed-in patient. */
export type PatientCaller = { kind: "patient"; patientId: number; tokenHash: Buffer };
/** A guest who has booked an appointment. */
export type GuestCaller = { kind: "guest"; guestId: number };
/** A guest invited to one call: may wait in the lobby, and joins after the doctor admits them. */
export type InvitedCaller = { kind: "invited"; invitationId: number; appointmentId: number };
/** A program of the clinic, or a staff member at the desk. */
export type ClinicCaller = {
  kind: "clinic";
  /** The only doctor for whom the token acts; null: the whole clinic. */
  doctorId: number | null;
  /** Who acts, as audits name them: of the token, the app or the staff member. */
  label: string;
  /** Null for a staff member and for an app. */
  tokenId: number | null;
  /** The SMART app that asks, with its granted scopes; null for anybody else. It has no scopes of clinic tokens. */
  app: {
    appId: number;
    scopes: readonly SmartScope[];
    /** The only patient whose record it reads, as that patient or who acts for them allowed; null: any. */
    patientId: number | null;
    /** The staff member who opened it at the desk for that patient; missing for any other. */
    openedBy?: { staffId: number; seesContacts: boolean };
  } | null;
  /** The signed-in staff member; null for a program. */
  staff: StaffSession | null;
  scopes: readonly TokenScope[];
  /** When the token or session ends; null: never. */
  expiresAt: Date | null;
};
/** A staff member's session at the desk. */
export type StaffSession = { staffId: number; role: StaffRole; tokenHash: Buffer };
/** A staff member at the desk, with the scopes of their role. */
export type StaffCaller = ClinicCaller & { staff: StaffSession };
/** A device that may pay one appointment and nothing else. */
export type PassCaller = { kind: "pass"; appointmentId: number };
/** Every kind of caller. */
export type AnyCaller =
  | PatientCaller
  | GuestCaller
  | PassCaller
  | InvitedCaller
  | ClinicCaller
  | { kind: "anyone" };

/** Request header of a patient's token. */
export const patientHeader = "x-patient-token";
/** Request header of a guest's token. */
export const guestHeader = "x-guest-token";

/** Cookie of a staff session at the desk. */
export const deskCookie = "anteroom-desk";

/** A token of a request, not verified yet. */
export type GivenToken = {
  kind: "patient" | "guest" | "pass" | "invited" | "clinic" | "staff";
  token: string;
};

/**
 * Returns the unverified token of a request for an endpoint of these callers, or null. The order is bearer token,
 * then desk session; payment pass, then guest, then patient. Endpoints of staff take no bearer token. The desk's
 * cookie counts only with the header `deskHeader: 1`, against forged requests of other sites.
 */
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

/** A session ends after this idle time, in ms. */
export const sessionIdle = 7 * 24 * 3_600_000;
/** A session ends at the latest after this time, in ms. */
export const sessionLifetime = 30 * 24 * 3_600_000;
/** The time of use is written at most this often, in ms: a read need not be a write. */
const touchEvery = 60_000;

/**
 * Returns the patient of a valid session token, or null. Stores the time of use, at most once a minute, and with
 * `reader` a changed language and zone.
 */
export async function patientOfToken(
  tx: Tx,
  token: string,
  now: Date,
  reader: Reader | null = null,
): Promise<PatientCaller | null> {
  const session = await sessionOfToken(tx, token, now);
  if (session && reader) await storeReader(tx, session, reader);
  if (session?.isTouchDue) await touchSession(tx, session.caller, now);
  return session?.caller ?? null;
}

type Session = {
  caller: PatientCaller;
  isTouchDue: boolean;
  /** What is known of how the person reads: language, and zone of the last device. */
  reader: Reader;
};

/** The language of a person's pages and their device's time zone; null when unknown. */
export type Reader = { language: string | null; timeZone: string | null };

/**
 * Returns the valid session of this token, with the stored language and zone, and whether its time of use is to be
 * stored; or null.
 */
export async function sessionOfToken(tx: Tx, token: string, now: Date): Promise<Session | null> {
  const tokenHash = hashOf(token);
  const { rows } = await sql<{
    patient_id: number;
    last_used_at: Date;
    device_language: string | null;
    device_time_zone: string | null;
  }>`${statementName("session_of_token")}
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
 * Stores a signed-in person's language and zone, for mails sent later. A null field keeps the stored value.
 * Returns whether anything has changed.
 */
export async function storeReader(tx: Tx, { caller, reader }: Session, now: Reader): Promise<boolean> {
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

/** Stores the time of use of a patient's session. */
export async function touchSession(tx: Tx, { tokenHash }: PatientCaller, now: Date): Promise<void> {
  await tx.updateTable("sessions").set({ last_used_at: now }).where("token_hash", "=", tokenHash).execute();
}

/** Returns the earliest end of appointments that a guest's session still opens: `guestAccessDays` before `now`. */
export function guestAccessSince(now: Date): Date {
  return new Date(now.getTime() - guestAccessDays * 24 * 3_600_000);
}

/**
 * Returns the guest whose appointment this token opens, or null. The booking's token is part of the call's URL and ends
 * when the room closes. A session of a personal link ends `guestAccessDays` after the appointment.
 */
export async function guestOfToken(tx: Tx, token: string, now: Date): Promise<GuestCaller | null> {
  return (await guestSessionOfToken(tx, token, now))?.caller ?? null;
}

type GuestSession = { caller: GuestCaller; reader: Reader };

/** Like `guestOfToken`, and returns the guest's stored language and zone. */
export async function guestSessionOfToken(tx: Tx, token: string, now: Date): Promise<GuestSession | null> {
  const hash = hashOf(token);
  const roomOpenSince = new Date(now.getTime() - sessionWindow.closesAfter);
  const { rows } = await sql<{ guest_id: number; language: string | null; time_zone: string | null }>`
    ${statementName("guest_of_token")}
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

/** Stores a guest's language and zone, as `storeReader` does. The mail after the call uses them. */
export async function storeGuestReader(
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

/**
 * Returns whether the token belongs to any appointment, open or closed. Call it after `guestOfToken` returned
 * null: true then means that the room has closed, false that the link is unknown (S8.MSG.23).
 */
export async function isPastGuestToken(tx: Tx, token: string): Promise<boolean> {
  const hash = hashOf(token);
  const { rows } = await sql`
    select 1 from appointments
    where guest_id = (select id from guests where token_hash = ${hash})
      or guest_id = (select guest_id from guest_sessions where token_hash = ${hash})`.execute(tx);
  return rows.length > 0;
}

/** Returns the device that may pay with this pass; null when it is unknown or has ended. */
export async function passOfToken(tx: Tx, token: string, now: Date): Promise<PassCaller | null> {
  const found = await tx
    .selectFrom("payment_handoffs")
    .select("appointment_id")
    .where("pass_hash", "=", hashOf(token))
    .where("pass_expires_at", ">", now)
    .executeTakeFirst();
  return found ? { kind: "pass", appointmentId: found.appointment_id } : null;
}

/**
 * Returns the guest of this invitation, or null once it was withdrawn or deleted. Callers must check the appointment's
 * times.
 */
export async function invitedOfToken(tx: Tx, token: string): Promise<InvitedCaller | null> {
  const found = await tx
    .selectFrom("visit_invitations")
    .select(["id", "appointment_id"])
    .where("token_hash", "=", hashOf(token))
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return found ? { kind: "invited", invitationId: found.id, appointmentId: found.appointment_id } : null;
}

/**
 * Returns the clinic's program of this token, and whether its time of use should be stored; null when it is
 * unknown, revoked or expired.
 */
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
    app: null,
    staff: null,
    scopes: scopesOf({ scopes: found.scopes, doctorId }),
    expiresAt: found.expires_at,
  };
  return { caller, isTouchDue: !lastUsedAt || now.getTime() - lastUsedAt.getTime() > touchEvery };
}

/** Stores the time of use of a clinic's token. */
export async function touchClinicToken(tx: Tx, { tokenId }: ClinicCaller, now: Date): Promise<void> {
  await tx.updateTable("clinic_tokens").set({ last_used_at: now }).where("id", "=", tokenId).execute();
}

/**
 * Returns the staff member of this desk token with the scopes of their role, and whether its time of use should be
 * stored. There are no scopes while a required second factor is missing. Null when it is unknown, revoked, expired
 * or idle too long, or the account is disabled.
 */
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
    app: null,
    staff: { staffId, role, tokenHash },
    scopes: found.lacks_factor ? [] : scopesOfRole(role),
    expiresAt: found.expires_at,
  };
  return { caller, isTouchDue: now.getTime() - found.last_used_at.getTime() > touchEvery };
}

/** Stores the time of use of a staff session. */
export async function touchStaffSession(tx: Tx, { staff }: StaffCaller, now: Date): Promise<void> {
  const { tokenHash } = staff;
  await tx
    .updateTable("staff_sessions")
    .set({ last_used_at: now })
    .where("token_hash", "=", tokenHash)
    .execute();
}

/** Returns whether the token's scopes include what an endpoint requires. */
export function mayCall({ scopes }: ClinicCaller, needed: TokenScope | "any"): boolean {
  return needed === "any" || isInScope(scopes, needed);
}
