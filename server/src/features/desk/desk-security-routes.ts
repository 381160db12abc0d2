import * as shapes from "@anteroom/contract/account/desk-security";
import * as sessions from "@anteroom/contract/account/desk-sessions";
import type { Services } from "../../platform/config/services.ts";
import { verifyPassword } from "../../platform/crypto/password.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { problem } from "../../platform/http/problem.ts";
import { countTry, resetTries, subjectsOf } from "../../platform/http/rate-limits.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { proofLifetime } from "../../shared/account/proof.ts";
import { beginPasskeySignIn, signInWithPasskey } from "./passkey-sign-in.ts";
import { requiresFactor, staffProvenUntil } from "./staff-factors.ts";
import {
  beginStaffPasskey,
  registerStaffPasskey,
  removeStaffPasskey,
  renameStaffPasskey,
} from "./staff-passkeys.ts";
import type { StaffSessionListener } from "./staff-routes.ts";

/**
 * Registers the routes of passkeys at the desk: signing in, and the signed-in account's own second factors.
 * `listener` is called with sessions that end. Changes require recent authentication and are audited.
 */
export function deskSecurityRoutes(services: Services, listener: StaffSessionListener): void {
  const { app, config } = services;
  mount(app, sessions.beginDeskPasskeySignIn, (call) => beginPasskeySignIn(services, call));
  mount(app, sessions.signInAtDeskWithPasskey, (call) => signInWithPasskey(services, call));
  mount(app, shapes.getDeskSecurity, (call) => readSecurity(config, call));
  mount(app, shapes.proveDeskPassword, provePassword);
  mount(app, shapes.beginDeskPasskey, beginStaffPasskey);
  mount(app, shapes.registerDeskPasskey, (call) => registerStaffPasskey(services, call, listener));
  mount(app, shapes.renameDeskPasskey, renameStaffPasskey);
  mount(app, shapes.removeDeskPasskey, (call) => removeStaffPasskey(services, call));
}

function readSecurity(config: Services["config"], { caller, now, tx }: Call<typeof shapes.getDeskSecurity>) {
  const { staffId } = caller.staff;
  return tx(async (one) => {
    const { totp_confirmed_at: since } = await one
      .selectFrom("staff")
      .select("totp_confirmed_at")
      .where("id", "=", staffId)
      .executeTakeFirstOrThrow();
    const passkeys = await one
      .selectFrom("staff_passkeys")
      .select(["id", "name", "created_at", "last_used_at", "is_backed_up"])
      .where("staff_id", "=", staffId)
      .orderBy("id")
      .execute();
    const entity = {
      totp_since: since?.toISOString() ?? null,
      passkeys: passkeys.map(({ created_at, last_used_at, ...passkey }) => ({
        ...passkey,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at?.toISOString() ?? null,
      })),
      requires_factor: requiresFactor(config),
      proven_until: (await staffProvenUntil(one, caller, now))?.toISOString() ?? null,
    };
    return { data: { entity } };
  });
}

/** Marks the session as recently authenticated after a correct password; wrong guesses are limited as at sign-in. */
async function provePassword({
  tenant,
  caller,
  body,
  address,
  now,
  tx,
}: Call<typeof shapes.proveDeskPassword>) {
  const { staffId, tokenHash } = caller.staff;
  const subjects = subjectsOf(`desk proof ${staffId}`, address);
  const wait = await tx((one) => countTry(one, tenant.id, subjects, now));
  if (wait !== null) return problem("too_many_requests", { retry_after: wait });
  const account = await tx((one) =>
    one
      .selectFrom("staff")
      .select(["password_hash", "one_time_until"])
      .where("id", "=", staffId)
      .executeTakeFirst(),
  );
  // A one-time password only serves to choose a password.
  const hash = account?.one_time_until === null ? account.password_hash : null;
  if (!(await verifyPassword(body.password, hash))) return problem("wrong_password");
  return tx(async (one) => {
    await resetTries(one, subjects);
    await one
      .updateTable("staff_sessions")
      .set({ proven_at: now })
      .where("token_hash", "=", tokenHash)
      .execute();
    const object = `staff/${staffId}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "desk.prove", object });
    return { data: { entity: { proven_until: new Date(now.getTime() + proofLifetime).toISOString() } } };
  });
}
