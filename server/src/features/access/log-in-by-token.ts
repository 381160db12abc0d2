import { browserKeyHeader, type logInByToken as shape } from "@anteroom/contract/access";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { issueAccountToken, useAccountToken } from "../../platform/account-tokens.ts";
import { patientHeader } from "../../platform/authentication.ts";
import type { Tx } from "../../platform/database.ts";
import type { Call } from "../../platform/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";
import { hashOf } from "../../platform/secrets.ts";
import { createSession } from "../../platform/sessions.ts";
import { repeatWithin, tokenKinds } from "./token-kinds.ts";

type Answer = AnswerOf<typeof shape>;

/** A session for the token of a link (D.09), where a clinic has closed its log-in too (D.29). */
export function logInByToken(call: Call<typeof shape>): Promise<Answer | ProblemOutcome> {
  const { tenant, body, headers, request, now } = call;
  call.reply.header("cache-control", "no-store");
  return call.tx<Answer | ProblemOutcome>(async (tx) => {
    const key = headers[browserKeyHeader];
    const asked = { token: body.token, now, browser: key === undefined ? null : hashOf(key) };
    const used = (await useForLogIn(tx, asked)) ?? (await repeat(tx, asked));
    if (used === null) return problem("link_not_valid");
    const { patientId } = used;
    if (await isPasswordExpired(tx, patientId)) return passwordExpired(tx, tenant.id, patientId, now);
    const { [patientHeader]: header } = request.headers;
    const former = typeof header === "string" ? header : null;
    const entity = await createSession(tx, { tenantId: tenant.id, patientId, now, former });
    await tx
      .updateTable("account_tokens")
      .set({ payload: JSON.stringify({ session: hashOf(entity.token).toString("hex") }) })
      .where("token_hash", "=", hashOf(body.token))
      .execute();
    return { data: { entity } };
  });
}

type Asked = { token: string; now: Date; browser: Buffer | null };

async function useForLogIn(tx: Tx, { token, now, browser }: Asked): Promise<{ patientId: number } | null> {
  const used = await useAccountToken(tx, { kind: tokenKinds.logIn.kind, token, now }, browser);
  return used?.patientId ? { patientId: used.patientId } : null;
}

/** The browser that has just used the link brings it again, because the answer was lost: the session it never saw ends. */
async function repeat(tx: Tx, { token, now, browser }: Asked): Promise<{ patientId: number } | null> {
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
  return { patientId: row.patient_id };
}

function sessionOf(payload: unknown): Buffer | null {
  const session =
    typeof payload === "object" && payload !== null && "session" in payload ? payload.session : null;
  return typeof session === "string" ? Buffer.from(session, "hex") : null;
}

async function isPasswordExpired(tx: Tx, patientId: number): Promise<boolean> {
  const row = await tx
    .selectFrom("credentials")
    .select("expired_at")
    .where("patient_id", "=", patientId)
    .executeTakeFirst();
  return Boolean(row?.expired_at);
}

/** S8.ERR.01: the answer carries what asks for the mail that renews the password. */
async function passwordExpired(tx: Tx, tenantId: number, patientId: number, now: Date) {
  const token = await issueAccountToken(tx, { tenantId, ...tokenKinds.renewal, patientId, now });
  return problem("password_expired", { reason: "password_expired", email_token: token });
}
