import * as shapes from "@anteroom/contract/account/desk-security";
import * as sessions from "@anteroom/contract/account/desk-sessions";
import type { Services } from "../../platform/config/services.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { beginPasskeySignIn, signInWithPasskey } from "./passkey-sign-in.ts";
import { requiresFactor, staffProvenUntil } from "./staff-factors.ts";
import {
  beginStaffPasskey,
  registerStaffPasskey,
  removeStaffPasskey,
  renameStaffPasskey,
} from "./staff-passkeys.ts";
import { changeOwnPassword, provePassword } from "./own-password.ts";
import type { StaffSessionListener } from "./staff-routes.ts";

/**
 * Registers the routes of passkeys at the desk: signing in, and the signed-in account's own password and second
 * factors. `listener` is called with sessions that end. Changes require recent authentication, that of the password
 * the current one, and are audited.
 */
export function deskSecurityRoutes(services: Services, listener: StaffSessionListener): void {
  const { app, config } = services;
  mount(app, sessions.beginDeskPasskeySignIn, (call) => beginPasskeySignIn(services, call));
  mount(app, sessions.signInAtDeskWithPasskey, (call) => signInWithPasskey(services, call));
  mount(app, shapes.getDeskSecurity, (call) => readSecurity(config, call));
  mount(app, shapes.proveDeskPassword, provePassword);
  mount(app, shapes.changeDeskPassword, (call) => changeOwnPassword(services, call, listener));
  mount(app, shapes.beginDeskPasskey, beginStaffPasskey);
  mount(app, shapes.registerDeskPasskey, (call) => registerStaffPasskey(services, call, listener));
  mount(app, shapes.renameDeskPasskey, renameStaffPasskey);
  mount(app, shapes.removeDeskPasskey, (call) => removeStaffPasskey(services, call));
}

function readSecurity(config: Services["config"], { caller, now, tx }: Call<typeof shapes.getDeskSecurity>) {
  const { staffId } = caller.staff;
  return tx(async (one) => {
    const { totp_confirmed_at: since, one_time_until: oneTimeUntil } = await one
      .selectFrom("staff")
      .select(["totp_confirmed_at", "one_time_until"])
      .where("id", "=", staffId)
      .executeTakeFirstOrThrow();
    const passkeys = await one
      .selectFrom("staff_passkeys")
      .select(["id", "name", "created_at", "last_used_at", "is_backed_up"])
      .where("staff_id", "=", staffId)
      .orderBy("id")
      .execute();
    const entity = {
      has_password: oneTimeUntil === null,
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
