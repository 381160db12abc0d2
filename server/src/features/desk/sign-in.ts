import type { DeskSession, signInAtDesk as shape } from "@anteroom/contract/account/desk-sessions";
import { staffLifetimes } from "@anteroom/domain/clinic/staff-roles";
import type { FastifyReply } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { hashPassword, verifyPassword } from "../../platform/crypto/password.ts";
import { hashOf, newToken } from "../../platform/crypto/secrets.ts";
import type { Tx } from "../../platform/database/database.ts";
import { deskCookie } from "../../platform/http/authentication.ts";
import { cookieOf } from "../../platform/http/cookies.ts";
import type { Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { audit } from "../../platform/privacy/audit.ts";
import { countSignIn, resetTriesAfterSignIn, type SignInTry } from "../../shared/account/sign-in-attempts.ts";
import { refuseWeakPassword } from "../account/access/check-password.ts";
import type { StaffRow } from "./staff-rows.ts";
import { consumeStaffCode } from "./staff-totp.ts";

type Answer = { data: { entity: DeskSession } };
type Deps = { config: Pick<Config, "dataKey" | "baseUrl" | "environment" | "ANTEROOM_DESK"> };
type SignInCall = Call<typeof shape>;

/** Sessions that ended are forgotten so long after they began, in ms. */
const forgottenAfter = 30 * 86_400_000;

/**
 * Creates a staff session for address, password and, if the account has an app, a code. Answer and time do not reveal
 * whether the account exists.
 */
export async function signIn({ config }: Deps, call: SignInCall): Promise<Answer | ProblemOutcome> {
  const { tenant, body, address, now, tx, reply } = call;
  reply.header("cache-control", "no-store");
  if (config.ANTEROOM_DESK === "off") return problem("feature_off");
  const email = body.email.trim().toLowerCase();
  const account = await tx((one) =>
    one.selectFrom("staff").selectAll().where("email", "=", email).executeTakeFirst(),
  );
  const attempt = { tenantId: tenant.id, login: `desk ${email}`, address, deviceId: null, now };
  const wait = await tx((one) => countSignIn(one, attempt));
  if (wait !== null) return problem("too_many_requests", { retry_after: wait });
  // Outside of any transaction: it takes tens of milliseconds on purpose.
  const isRight = await verifyPassword(body.password, account?.password_hash ?? null);
  if (!isRight || !account || !mayComeIn(account, now)) {
    const object = account ? `staff/${account.id}` : "staff/unknown";
    await tx((one) => audit(one, tenant.id, { actor: "anyone", action: "desk.refuse", object }));
    return problem("wrong_credentials");
  }
  const lacking = whatLacks(account, call);
  if (lacking) return lacking;
  const isInvited = account.one_time_until !== null;
  const hash = isInvited && body.new_password !== undefined ? await hashPassword(body.new_password) : null;
  return tx((one) => admit(one, config, call, { account, attempt, hash }));
}

function mayComeIn({ disabled_at: disabledAt, one_time_until: until }: StaffRow, now: Date): boolean {
  return disabledAt === null && (until === null || until > now);
}

/** What must come along besides the right password. The tries stay counted until all of it is right. */
function whatLacks(account: StaffRow, { tenant, body }: SignInCall): ProblemOutcome | null {
  if (account.totp_confirmed_at !== null && body.code === undefined)
    return problem("second_factor_required", { methods: ["totp"] });
  if (account.one_time_until === null) return null;
  if (body.new_password === undefined) return problem("new_password_needed");
  if (body.new_password === body.password) return problem("weak_password", { reason: "common" });
  return refuseWeakPassword(body.new_password, [account.email, account.name, tenant.manifest.name]);
}

type Known = { account: StaffRow; attempt: SignInTry; hash: string | null };

async function admit(
  tx: Tx,
  config: Deps["config"],
  { tenant, body, now, request, reply }: SignInCall,
  { account, attempt, hash }: Known,
): Promise<Answer | ProblemOutcome> {
  const { id: staffId } = account;
  // The password may have been used up, or the account switched off, since it was looked at.
  const current = await tx
    .selectFrom("staff")
    .selectAll()
    .where("id", "=", staffId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (current?.password_hash !== account.password_hash || !mayComeIn(current, now))
    return problem("wrong_credentials");
  if (current.totp_confirmed_at !== null) {
    const owner = { dataKey: config.dataKey, tenantId: tenant.id, staffId };
    const refusal = await consumeStaffCode(tx, owner, current, { code: body.code ?? "", now });
    if (refusal) return refusal;
  }
  // Each step of this sign-in was counted as a try.
  for (const wasStep of [true, current.totp_confirmed_at !== null, hash !== null])
    if (wasStep) await resetTriesAfterSignIn(tx, attempt);
  const choice = hash === null ? {} : { password_hash: hash, one_time_until: null };
  await tx
    .updateTable("staff")
    .set({ ...choice, last_signed_in_at: now })
    .where("id", "=", staffId)
    .execute();
  const lacksFactor = config.environment === "production" && current.totp_confirmed_at === null;
  const former = cookieOf(request.headers.cookie, deskCookie);
  const { token, expiresAt } = await openSession(tx, {
    tenantId: tenant.id,
    staffId,
    lacksFactor,
    former,
    now,
  });
  await audit(tx, tenant.id, {
    actor: `staff/${staffId}`,
    action: "desk.sign_in",
    object: `staff/${staffId}`,
  });
  setSessionCookie(reply, config, token);
  return presentSession(current, { lacksFactor, expiresAt });
}

type Opening = {
  tenantId: number;
  staffId: number;
  lacksFactor: boolean;
  /** The session that the browser came with ends. */
  former: string | undefined;
  now: Date;
};

/** Creates a session for an account and deletes expired ones. */
export async function openSession(tx: Tx, { tenantId, staffId, lacksFactor, former, now }: Opening) {
  if (former !== undefined)
    await tx
      .updateTable("staff_sessions")
      .set({ revoked_at: now })
      .where("token_hash", "=", hashOf(former))
      .where("revoked_at", "is", null)
      .execute();
  await tx
    .deleteFrom("staff_sessions")
    .where("staff_id", "=", staffId)
    .where("created_at", "<", new Date(now.getTime() - forgottenAfter))
    .execute();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + staffLifetimes.session);
  await tx
    .insertInto("staff_sessions")
    .values({
      tenant_id: tenantId,
      token_hash: hashOf(token),
      staff_id: staffId,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      lacks_factor: lacksFactor,
    })
    .execute();
  return { token, expiresAt };
}

/** Sets the session cookie: this host only, HttpOnly and SameSite; null deletes it. */
export function setSessionCookie(
  reply: FastifyReply,
  { baseUrl }: Pick<Config, "baseUrl">,
  token: string | null,
): void {
  const secure = baseUrl.protocol === "https:" ? "; Secure" : "";
  const age = token === null ? 0 : staffLifetimes.session / 1000;
  void reply.header(
    "set-cookie",
    `${deskCookie}=${token ?? ""}; Path=/api; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/** Maps a session to the API's shape. */
export function presentSession(
  row: StaffRow,
  { lacksFactor, expiresAt }: { lacksFactor: boolean; expiresAt: Date },
): Answer {
  const { id, name, role, doctor_id } = row;
  return {
    data: {
      entity: {
        id,
        name,
        role,
        doctor_id,
        has_second_factor: row.totp_confirmed_at !== null,
        lacks_factor: lacksFactor,
        expires_at: expiresAt.toISOString(),
      },
    },
  };
}
