import type { IncomingHttpHeaders } from "node:http";
import type { Caller } from "@anteroom/contract/endpoint";
import { sql } from "kysely";
import type { Tx } from "./database.ts";
import { hashOf } from "./secrets.ts";

export type PatientCaller = { kind: "patient"; patientId: number; tokenHash: Buffer };
export type GuestCaller = { kind: "guest"; guestId: number };
export type ClinicCaller = { kind: "clinic"; doctorId: number | null; label: string };
export type AnyCaller = PatientCaller | GuestCaller | ClinicCaller | { kind: "anyone" };

export const patientHeader = "x-patient-token";
export const guestHeader = "x-guest-token";

export type GivenToken = { kind: "patient" | "guest" | "clinic"; token: string };

/** The token a request brings for an endpoint of these callers, not yet looked at; a guest's goes before a patient's. */
export function givenToken(wanted: Caller, headers: IncomingHttpHeaders): GivenToken | null {
  const ofHeader = (name: string) => {
    const { [name]: value } = headers;
    return typeof value === "string" && value !== "" ? value : null;
  };
  if (wanted === "clinic") {
    const bearer = /^Bearer ([\w-]{20,100})$/.exec(headers.authorization ?? "")?.[1];
    return bearer ? { kind: "clinic", token: bearer } : null;
  }
  const guest = wanted === "visitor" ? ofHeader(guestHeader) : null;
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

/** The patient whose live session this token is, or null. */
export async function patientOfToken(tx: Tx, token: string, now: Date): Promise<PatientCaller | null> {
  const tokenHash = hashOf(token);
  const session = await tx
    .selectFrom("sessions")
    .select(["patient_id", "last_used_at"])
    .where("token_hash", "=", tokenHash)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .where("last_used_at", ">", new Date(now.getTime() - sessionIdle))
    .executeTakeFirst();
  if (!session) return null;
  if (now.getTime() - session.last_used_at.getTime() > touchEvery)
    await tx.updateTable("sessions").set({ last_used_at: now }).where("token_hash", "=", tokenHash).execute();
  return { kind: "patient", patientId: session.patient_id, tokenHash };
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
