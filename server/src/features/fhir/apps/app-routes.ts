import * as shapes from "@anteroom/contract/administration/apps";
import { isInScope } from "@anteroom/domain/clinic/token-scopes";
import type { Services } from "../../../platform/config/services.ts";
import { readPublicKeys } from "../../../platform/crypto/public-keys.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { mount, type Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { refuseUnread } from "../../../platform/http/replaces.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { AppAuthorization } from "../../../ports/app-authorization.ts";
import { clinicScopesOf } from "../rights.ts";
import { keyFaults, type Fault } from "./app-keys.ts";
import { appVersion, isOfClinic, lockAppCount, newClientId, readApps, readScopes } from "./app-rows.ts";

type Facts = Call<typeof shapes.clinicAddApp>["body"];
type AppDeps = { services: Pick<Services, "app">; authorization: Pick<AppAuthorization, "canReach"> };

/** Most live apps of a clinic. */
const mostApps = 100;

/**
 * Registers the routes to list, add, change and revoke apps of SMART Backend Services. An app has either keys
 * or a public key URL, and no scopes that its creator lacks. At most 100 live ones. Changing and revoking end
 * the app's tokens; changes are audited.
 */
export function clinicAppRoutes({ services: { app }, authorization }: AppDeps): void {
  mount(app, shapes.clinicListApps, async ({ tx }) => ({
    data: { collection: await tx((one) => readApps(one)) },
  }));
  mount(app, shapes.clinicAddApp, (call) => refusalOf(call, authorization) ?? addApp(call));
  mount(app, shapes.clinicChangeApp, (call) => changeApp(call, authorization));
  mount(app, shapes.clinicRevokeApp, ({ tenant, caller, params: { app_id: id }, now, tx }) =>
    tx(async (one) => {
      const { numUpdatedRows } = await one
        .updateTable("apps")
        .set({ revoked_at: now })
        .where("id", "=", id)
        .where(isOfClinic)
        .where("revoked_at", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return problem("not_found");
      await endTokens(one, id);
      await audit(one, tenant.id, { actor: actorOf(caller), action: "app.revoke", object: `app/${id}` });
      return undefined;
    }),
  );
}

/** Returns the problem of invalid scopes or keys, or of scopes that the caller lacks; else null. */
function refusalOf(
  { body, caller }: Pick<Call<typeof shapes.clinicAddApp>, "body" | "caller">,
  { canReach }: AppDeps["authorization"],
): ProblemOutcome | null {
  const hasNone = body.jwks === null && body.jwks_uri === null;
  const missing = hasNone ? [{ path: "body.jwks", code: "one_of" }] : [];
  const fields = [...scopeFaults(body), ...missing, ...keyFaults(body, canReach)];
  if (fields.length > 0) return problem("validation_failed", { fields });
  const wanted = readScopes(body.scopes).flatMap((scope) => clinicScopesOf(scope) ?? []);
  return wanted.every((scope) => isInScope(caller.scopes, scope)) ? null : problem("insufficient_scope");
}

function scopeFaults({ scopes }: Facts): Fault[] {
  return scopes.flatMap((text, index) => {
    const [scope] = readScopes([text]);
    return scope && clinicScopesOf(scope) ? [] : [{ path: `body.scopes.${index}`, code: "unknown" }];
  });
}

/** Maps the request to database columns. */
function columnsOf({ name, scopes, jwks, jwks_uri }: Facts) {
  const keys = jwks && JSON.stringify({ keys: readPublicKeys(jwks.keys) });
  return { name, scopes: [...new Set(scopes)], jwks: keys, jwks_uri };
}

function addApp({ tenant, caller, body, now, tx }: Call<typeof shapes.clinicAddApp>) {
  return tx(async (one) => {
    await lockAppCount(one, tenant.id);
    const { count } = await one
      .selectFrom("apps")
      .select((is) => is.fn.countAll().as("count"))
      .where(isOfClinic)
      .where("revoked_at", "is", null)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostApps) return problem("status_conflict");
    const madeBy = actorOf(caller);
    const { id } = await one
      .insertInto("apps")
      .values({
        tenant_id: tenant.id,
        client_id: newClientId(),
        ...columnsOf(body),
        made_by: madeBy,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(one, tenant.id, { actor: madeBy, action: "app.add", object: `app/${id}` });
    return shown(one, id);
  });
}

function changeApp(call: Call<typeof shapes.clinicChangeApp>, authorization: AppDeps["authorization"]) {
  const { tenant, caller, body, tx } = call;
  const { app_id: id } = call.params;
  return tx(async (one) => {
    const live = await one
      .selectFrom("apps")
      .selectAll()
      .where("id", "=", id)
      .where(isOfClinic)
      .where("revoked_at", "is", null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!live) return problem("not_found");
    const refusal = refusalOf(call, authorization);
    if (refusal) return refusal;
    const version = appVersion(live);
    const columns = columnsOf(body);
    const sent = appVersion({
      ...live,
      ...columns,
      jwks: columns.jwks && (JSON.parse(columns.jwks) as unknown),
    });
    const unread = refuseUnread(body.replaces, version, sent === version);
    if (unread) return unread;
    await one.updateTable("apps").set(columns).where("id", "=", id).execute();
    await endTokens(one, id);
    await audit(one, tenant.id, { actor: actorOf(caller), action: "app.change", object: `app/${id}` });
    return shown(one, id);
  });
}

async function endTokens(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("app_tokens").where("app_id", "=", id).execute();
}

async function shown(tx: Tx, id: number) {
  const [app] = await readApps(tx, id);
  return app ? { data: { entity: app } } : problem("internal");
}
