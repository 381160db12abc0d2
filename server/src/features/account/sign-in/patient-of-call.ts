import type { getPatient, pingSession } from "@anteroom/contract/account/account";
import { patientHeader, patientOfToken, type PatientCaller } from "../../../platform/http/authentication.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { readerOf } from "../../../platform/http/reader-of.ts";

/**
 * Returns the patient of the token in the header or the query (D.10); null when it is missing, ended or
 * expired. Also stores the device's language and time zone and the time of use, when due.
 */
export async function patientOfCall(
  tx: Tx,
  { request, query, now }: Call<typeof getPatient> | Call<typeof pingSession>,
): Promise<PatientCaller | null> {
  const token = tokenOfCall({ request, query });
  return token ? patientOfToken(tx, token, now, readerOf(request)) : null;
}

/**
 * Returns why the session was ended from elsewhere: by a new password, with the account, with an account that was joined
 * into another one, or revoked; undefined when it expired or never existed.
 */
export async function sessionEndReason(
  tx: Tx,
  call: Call<typeof pingSession>,
): Promise<"password_changed" | "account_deleted" | "accounts_joined" | "revoked" | undefined> {
  const token = tokenOfCall(call);
  if (!token) return undefined;
  const session = await tx
    .selectFrom("sessions")
    .leftJoin(
      "credentials",
      (join) =>
        join
          .onRef("credentials.patient_id", "=", "sessions.patient_id")
          .onRef("credentials.tenant_id", "=", "sessions.tenant_id")
          .onRef("credentials.changed_at", "=", "sessions.revoked_at"), // of one moment: a new password ends the sessions
    )
    .innerJoin("patients", (join) =>
      join
        .onRef("patients.id", "=", "sessions.patient_id")
        .onRef("patients.tenant_id", "=", "sessions.tenant_id"),
    )
    .leftJoin(
      "merged_patients",
      (join) =>
        join
          .onRef("merged_patients.into_patient_id", "=", "sessions.patient_id")
          .onRef("merged_patients.tenant_id", "=", "sessions.tenant_id")
          .onRef("merged_patients.merged_at", "=", "sessions.revoked_at"), // of one moment too
    )
    .select(["credentials.changed_at", "merged_patients.merged_at", "patients.name"])
    .where("token_hash", "=", hashOf(token))
    .where("revoked_at", "is not", null)
    .executeTakeFirst();
  if (!session) return undefined;
  if (session.name === "") return "account_deleted"; // only an erased patient has no name
  if (session.merged_at !== null) return "accounts_joined";
  return session.changed_at === null ? "revoked" : "password_changed";
}

type PingCall = Pick<Call<typeof pingSession>, "request" | "query">;

function tokenOfCall({ request, query }: PingCall): string | undefined {
  const header = request.headers[patientHeader];
  return typeof header === "string" && header !== "" ? header : query.token;
}
