import * as shapes from "@anteroom/contract/account/desk-sessions";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { StaffCaller } from "../../platform/http/authentication.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { newTotpSecret, presentTotp } from "../account/security/totp.ts";
import { setSessionCookie, presentSession, signIn } from "./sign-in.ts";
import type { StaffSessionListener } from "./staff-routes.ts";
import { sealStaffTotp, consumeStaffCode } from "./staff-totp.ts";

/** Registers the routes of staff sessions at the desk, and of the authenticator app of a staff account. */
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
  mount(app, shapes.beginDeskTotp, ({ tenant, caller, tx }) =>
    tx(async (one) => {
      const row = await readAccount(one, caller);
      if (row.totp_confirmed_at !== null) return problem("status_conflict");
      const secret = newTotpSecret();
      const owner = { dataKey: config.dataKey, tenantId: tenant.id, staffId: row.id };
      await one
        .updateTable("staff")
        .set({ sealed_totp: sealStaffTotp(secret, owner) })
        .where("id", "=", row.id)
        .execute();
      return { data: { entity: presentTotp(secret, { clinic: tenant.manifest.name, account: row.email }) } };
    }),
  );
  mount(app, shapes.confirmDeskTotp, (call) => confirmTotp(services, call));
}

async function confirmTotp(
  { config }: Pick<Services, "config">,
  { tenant, caller, body, now, tx }: Call<typeof shapes.confirmDeskTotp>,
): Promise<{ data: { entity: shapes.DeskSession } } | ProblemOutcome> {
  const { staffId } = caller.staff;
  const outcome = await tx(async (one) => {
    const row = await readAccount(one, caller);
    if (row.totp_confirmed_at !== null || row.sealed_totp === null) return problem("status_conflict");
    const owner = { dataKey: config.dataKey, tenantId: tenant.id, staffId };
    const refusal = await consumeStaffCode(one, owner, row, { code: body.code, now });
    if (refusal) return refusal;
    await one.updateTable("staff").set({ totp_confirmed_at: now }).where("id", "=", staffId).execute();
    await one
      .updateTable("staff_sessions")
      .set({ lacks_factor: false })
      .where("staff_id", "=", staffId)
      .execute();
    const object = `staff/${staffId}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "desk.second_factor", object });
    return null;
  });
  return outcome ?? tx((one) => readSession(one, caller));
}

function readAccount(tx: Tx, { staff }: StaffCaller) {
  return tx
    .selectFrom("staff")
    .selectAll()
    .where("id", "=", staff.staffId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

async function readSession(tx: Tx, caller: StaffCaller) {
  const { staffId, tokenHash } = caller.staff;
  const session = await tx
    .selectFrom("staff_sessions")
    .select(["lacks_factor", "expires_at"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirstOrThrow();
  const row = await tx.selectFrom("staff").selectAll().where("id", "=", staffId).executeTakeFirstOrThrow();
  return presentSession(row, { lacksFactor: session.lacks_factor, expiresAt: session.expires_at });
}
