import { patientHeader } from "../../../platform/http/authentication.ts";
import type { Call } from "../../../platform/http/mount.ts";
import type { Services } from "../../../platform/config/services.ts";
import { createSession } from "../../../platform/http/sessions.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { rememberDevice } from "../../../shared/account/known-devices.ts";
import type { answerChallenge } from "@anteroom/contract/account/second-factor";

/** What a request for a session has, whatever proves who sends it. */
type SignInCall = Pick<Call<typeof answerChallenge>, "tenant" | "now" | "request" | "reply">;

/**
 * Creates a session that counts as recently authenticated, ends the request's former session and sets the device cookie.
 * Returns what the patient gets: the token and when it expires. Checks nothing.
 */
export async function openProvenSession(
  tx: Tx,
  { config }: Pick<Services, "config">,
  { tenant, now, request, reply }: SignInCall,
  patientId: number,
): ReturnType<typeof createSession> {
  const { [patientHeader]: former } = request.headers;
  const session = await createSession(tx, {
    tenantId: tenant.id,
    patientId,
    now,
    former: typeof former === "string" ? former : null,
    isProven: true,
  });
  rememberDevice(reply, request.headers.cookie, { config, tenantId: tenant.id, patientId });
  return session;
}
