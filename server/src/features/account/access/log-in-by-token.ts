import { browserKeyHeader, type logInByToken as shape } from "@anteroom/contract/account/access";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { consumeAccountToken } from "../../../shared/account/account-tokens.ts";
import { patientHeader } from "../../../platform/http/authentication.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { refuseExpiredPassword } from "../../../shared/account/expired-password.ts";
import { rememberDevice } from "../../../shared/account/known-devices.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { secondFactorDue } from "../../../shared/account/second-factor.ts";
import type { Services } from "../../../platform/config/services.ts";
import { createSession } from "../../../platform/http/sessions.ts";
import { repeatWithin, tokenKinds } from "./token-kinds.ts";

type Answer = AnswerOf<typeof shape>;

/**
 * Creates a session for the one-time token of a clinic's link (D.09), also at a clinic with sign-in turned
 * off (D.29). Ends the request's former session and sets the device cookie. Requires a second factor or a new
 * password where due. The same browser may repeat it within a minute; the earlier session then ends.
 */
export function logInByToken(
  call: Call<typeof shape>,
  services: Pick<Services, "jobs" | "config">,
): Promise<Answer | ProblemOutcome> {
  const { tenant, body, headers, request, now } = call;
  call.reply.header("cache-control", "no-store");
  return call.tx<Answer | ProblemOutcome>(async (tx) => {
    const key = headers[browserKeyHeader];
    const requested = { token: body.token, now, browser: key === undefined ? null : hashOf(key) };
    const used = await consumeAccountToken(
      tx,
      { kind: tokenKinds.logIn.kind, ...requested },
      requested.browser,
    );
    const patientId = used ? used.patientId : await repeat(tx, requested);
    if (patientId === null) return problem("link_not_valid");
    const expired = await refuseExpiredPassword(tx, { tenantId: tenant.id, patientId, now });
    if (expired) return expired;
    const due = await secondFactorDue(tx, services, { tenant, patientId, locale: call.locale, now });
    if (due) return due;
    const { [patientHeader]: header } = request.headers;
    const former = typeof header === "string" ? header : null;
    const entity = await createSession(tx, { tenantId: tenant.id, patientId, now, former });
    await tx
      .updateTable("account_tokens")
      .set({ payload: JSON.stringify({ session: hashOf(entity.token).toString("hex") }) })
      .where("token_hash", "=", hashOf(body.token))
      .execute();
    rememberDevice(call.reply, request.headers.cookie, { ...services, tenantId: tenant.id, patientId });
    return { data: { entity } };
  });
}

type TokenRequest = { token: string; now: Date; browser: Buffer | null };

/** Accepts a repeat by the browser that has just used the link, and ends the session of the lost answer. */
async function repeat(tx: Tx, { token, now, browser }: TokenRequest): Promise<number | null> {
  if (browser === null) return null;
  const row = await tx
    .selectFrom("account_tokens")
    .select(["patient_id", "payload"])
    .where("token_hash", "=", hashOf(token))
    .where("kind", "=", tokenKinds.logIn.kind)
    .where("used_by_hash", "=", browser)
    .where("used_at", ">", new Date(now.getTime() - repeatWithin))
    .forUpdate()
    .executeTakeFirst();
  if (!row?.patient_id) return null;
  const lost = sessionOf(row.payload);
  if (lost)
    await tx
      .updateTable("sessions")
      .set({ revoked_at: now })
      .where("token_hash", "=", lost)
      .where("revoked_at", "is", null)
      .execute();
  return row.patient_id;
}

function sessionOf(payload: unknown): Buffer | null {
  const session =
    typeof payload === "object" && payload !== null && "session" in payload ? payload.session : null;
  return typeof session === "string" ? Buffer.from(session, "hex") : null;
}
