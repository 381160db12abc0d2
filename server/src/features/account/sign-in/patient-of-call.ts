import type { getPatient, pingSession } from "@anteroom/contract/account/account";
import { patientHeader, patientOfToken, type PatientCaller } from "../../../platform/http/authentication.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { readerOf } from "../../../platform/http/reader-of.ts";

/** D.10: the patient of the token in the header, else in the query; null when it does not hold. */
export async function patientOfCall(
  tx: Tx,
  { request, query, now }: Call<typeof getPatient> | Call<typeof pingSession>,
): Promise<PatientCaller | null> {
  const header = request.headers[patientHeader];
  const token = typeof header === "string" && header !== "" ? header : query.token;
  return token ? patientOfToken(tx, token, now, readerOf(request)) : null;
}
