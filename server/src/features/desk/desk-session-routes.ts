import * as shapes from "@anteroom/contract/account/desk-sessions";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { Services } from "../../platform/config/services.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { newTotpSecret, presentTotp } from "../account/security/totp.ts";
import { signIn } from "./sign-in.ts";
import { changeFactors, liftFactorLimit } from "./staff-factors.ts";
import type { StaffSessionListener } from "./staff-routes.ts";
import { readSession, setSessionCookie } from "./staff-sessions.ts";
import { sealStaffTotp, consumeStaffCode } from "./staff-totp.ts";

/**
 * Registers the routes to sign in and out at the desk, which set and clear the session's cookie, to read the session,
 * and to set up a staff account's authenticator app, which ends its other sessions without one. `listener` is called
 * with each session that ends. Changes are audited.
 */
export function deskSessionRoutes(services: Services, listener: StaffSessionListener): void {
  const { app, config } = services;
  mount(app, shapes.signInAtDesk, (call) => signIn(services, call));
  mount(app, shapes.getDeskSession, ({ caller, tx }) => tx((one) => readSession(one, caller)));
  mount(app, shapes.signOutOfDesk, async ({ tenant, caller, now, tx, reply }) => {
    const { staffId, tokenHash } = caller.staff;
    await tx(async (one) => {
      await one
        .updateTable("staff_sessions")
        .set({ revoked_at: now })
        .where("token_hash", "=", tokenHash)
        .execute();
      const object = `staff/${staffId}`;
      await audit(one, tenant.id, { actor: actorOf(caller), action: "desk.sign_out", object });
    });
    listener.forgetSession(tokenHash);
    setSessionCookie(reply, config, null);
    return undefined;
  });
  mount(app, shapes.beginDeskTotp, (call) => beginTotp(services, call));
  mount(app, shapes.confirmDeskTotp, (call) => confirmTotp(services, call, listener));
}

function beginTotp(
  { config }: Pick<Services, "config">,
  call: Call<typeof shapes.beginDeskTotp>,
): Promise<AnswerOf<typeof shapes.beginDeskTotp> | ProblemOutcome> {
  const { tenant } = call;
  return changeFactors(call, async (tx, row) => {
    if (row.totp_confirmed_at !== null) return problem("status_conflict");
    const secret = newTotpSecret();
    const owner = { dataKey: config.dataKey, tenantId: tenant.id, staffId: row.id };
    await tx
      .updateTable("staff")
      .set({ sealed_totp: sealStaffTotp(secret, owner) })
      .where("id", "=", row.id)
      .execute();
    return { data: { entity: presentTotp(secret, { clinic: tenant.manifest.name, account: row.email }) } };
  });
}

async function confirmTotp(
  { config }: Pick<Services, "config">,
  call: Call<typeof shapes.confirmDeskTotp>,
  listener: StaffSessionListener,
): Promise<{ data: { entity: shapes.DeskSession } } | ProblemOutcome> {
  const { tenant, caller, body, now } = call;
  const { staffId } = caller.staff;
  const outcome = await changeFactors(call, async (tx, row) => {
    if (row.totp_confirmed_at !== null || row.sealed_totp === null) return problem("status_conflict");
    const owner = { dataKey: config.dataKey, tenantId: tenant.id, staffId };
    const refusal = await consumeStaffCode(tx, owner, row, { code: body.code, now });
    if (refusal) return refusal;
    await tx.updateTable("staff").set({ totp_confirmed_at: now }).where("id", "=", staffId).execute();
    const ended = await liftFactorLimit(tx, caller, now);
    const object = `staff/${staffId}`;
    await audit(tx, tenant.id, { actor: actorOf(caller), action: "desk.second_factor", object });
    return { ended, answer: await readSession(tx, caller) };
  });
  if (isProblem(outcome)) return outcome;
  outcome.ended.forEach((tokenHash) => listener.forgetSession(tokenHash));
  return outcome.answer;
}
