import type { DeskSession } from "@anteroom/contract/account/desk-sessions";
import { staffLifetimes } from "@anteroom/domain/clinic/staff-roles";
import type { FastifyReply } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { hashOf, newToken } from "../../platform/crypto/secrets.ts";
import type { Tx } from "../../platform/database/database.ts";
import { deskCookie, type StaffCaller } from "../../platform/http/authentication.ts";
import { factorsOf, hasFactor } from "./staff-factors.ts";
import type { StaffRow } from "./staff-rows.ts";

type Answer = { data: { entity: DeskSession } };

/** How long after their start sessions are deleted, in ms. */
const forgottenAfter = 30 * 86_400_000;

type Opening = {
  tenantId: number;
  staffId: number;
  lacksFactor: boolean;
  /** Token of the browser's former session, which ends. */
  former: string | undefined;
  now: Date;
  /** True when the person has just used password or passkey: for ten minutes they may change the account's factors. */
  isProven?: boolean;
};

/**
 * Creates a session for a staff account and returns its token and expiry. Ends the `former` session and
 * deletes the account's sessions older than 30 days. Sets no cookie and does not audit. `lacksFactor`: limits
 * the session until a second factor is set up.
 */
export async function openSession(
  tx: Tx,
  { tenantId, staffId, lacksFactor, former, now, isProven = false }: Opening,
) {
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
      proven_at: isProven ? now : null,
    })
    .execute();
  return { token, expiresAt };
}

/** Sets the desk's session cookie: path `/api`, HttpOnly, SameSite=Strict; null deletes it. */
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

/** Builds the API's answer for a session of this account: without token or e-mail address. */
export function presentSession(
  row: StaffRow,
  {
    hasSecondFactor,
    lacksFactor,
    expiresAt,
  }: { hasSecondFactor: boolean; lacksFactor: boolean; expiresAt: Date },
): Answer {
  const { id, name, role, doctor_id } = row;
  return {
    data: {
      entity: {
        id,
        name,
        role,
        doctor_id,
        has_second_factor: hasSecondFactor,
        lacks_factor: lacksFactor,
        expires_at: expiresAt.toISOString(),
      },
    },
  };
}

/** Reads the caller's own session. Throws when session or account no longer exist. Does not extend it. */
export async function readSession(tx: Tx, caller: StaffCaller): Promise<Answer> {
  const { staffId, tokenHash } = caller.staff;
  const session = await tx
    .selectFrom("staff_sessions")
    .select(["lacks_factor", "expires_at"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirstOrThrow();
  const row = await tx.selectFrom("staff").selectAll().where("id", "=", staffId).executeTakeFirstOrThrow();
  const hasSecondFactor = hasFactor(await factorsOf(tx, row));
  const { lacks_factor: lacksFactor, expires_at: expiresAt } = session;
  return presentSession(row, { hasSecondFactor, lacksFactor, expiresAt });
}
