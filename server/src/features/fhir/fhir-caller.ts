import type { IncomingHttpHeaders } from "node:http";
import {
  clinicOfToken,
  givenToken,
  touchClinicToken,
  type ClinicCaller,
} from "../../platform/http/authentication.ts";
import type { Transact } from "../../platform/http/one-transaction.ts";
import { appOfToken } from "./apps/app-rows.ts";
import { FhirRefusal } from "./outcome.ts";

/**
 * Returns the caller of a bearer token: of the clinic, of its program (SMART Backend Services), or of an app that a
 * patient connected. Stores the time of use of the first and the last. Throws `FhirRefusal` 401 without a valid token.
 * Checks no scopes.
 */
export async function callerOf(
  headers: IncomingHttpHeaders,
  transact: Transact,
  now: Date,
): Promise<ClinicCaller> {
  const given = givenToken("clinic", headers);
  const caller =
    given &&
    (await transact(async (tx) => {
      const found = await clinicOfToken(tx, given.token, now);
      if (found?.isTouchDue) await touchClinicToken(tx, found.caller, now);
      return found?.caller ?? appOfToken(tx, given.token, now);
    }));
  if (!caller)
    throw new FhirRefusal(401, "login", "Send a token of the clinic or of an app: `Authorization: Bearer`.");
  return caller;
}
