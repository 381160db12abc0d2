import * as shapes from "@anteroom/contract/administration/patient-apps";
import type { PatientApp } from "@anteroom/contract/administration/patient-apps";
import {
  deskLaunchScope,
  isPatientAppScope,
  isReturnAddress,
} from "@anteroom/domain/clinic/patient-app-scopes";
import type { Services } from "../../../platform/config/services.ts";
import { readPublicKeys } from "../../../platform/crypto/public-keys.ts";
import type { DataKey } from "../../../platform/crypto/secrets.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { mount, type Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { refuseUnread } from "../../../platform/http/replaces.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { AppAuthorization } from "../../../ports/app-authorization.ts";
import { keyFaults, type Fault } from "./app-keys.ts";
import { ensureIdTokenKey } from "./id-token-key.ts";
import { appVersion, isOfPatients, keysOf, lockAppCount, newClientId } from "./app-rows.ts";

type Facts = Call<typeof shapes.clinicAddPatientApp>["body"];
type AppDeps = {
  services: Pick<Services, "app" | "config">;
  authorization: Pick<AppAuthorization, "canReach">;
};

/** Most live apps that a clinic offers its patients. */
const mostApps = 100;

/**
 * Registers the routes to list, add, change and remove apps that patients connect. Every change and removal ends
 * all patients' connections of the app. The scope `openid` creates the clinic's ID token key. Without keys the app
 * is a public client. Changes are audited; at most 100 live apps, else `status_conflict`.
 */
export function clinicPatientAppRoutes({ services: { app, config }, authorization }: AppDeps): void {
  const { dataKey } = config;
  mount(app, shapes.clinicListPatientApps, async ({ now, tx }) => ({
    data: { collection: await tx((one) => readPatientApps(one, now)) },
  }));
  mount(app, shapes.clinicAddPatientApp, (call) => refusalOf(call, authorization) ?? addApp(call, dataKey));
  mount(app, shapes.clinicChangePatientApp, (call) => changeApp(call, dataKey, authorization));
  mount(app, shapes.clinicRemovePatientApp, ({ tenant, caller, params: { app_id: id }, now, tx }) =>
    tx(async (one) => {
      const { numUpdatedRows } = await one
        .updateTable("apps")
        .set({ revoked_at: now })
        .where("id", "=", id)
        .where(isOfPatients)
        .where("revoked_at", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return problem("not_found");
      await endConnections(one, id);
      await audit(one, tenant.id, { actor: actorOf(caller), action: "app.revoke", object: `app/${id}` });
      return undefined;
    }),
  );
}

function refusalOf(
  { body }: Pick<Call<typeof shapes.clinicAddPatientApp>, "body">,
  { canReach }: AppDeps["authorization"],
): ProblemOutcome | null {
  const fields: Fault[] = [
    ...body.scopes.flatMap((scope, at) =>
      isPatientAppScope(scope) ? [] : [{ path: `body.scopes.${at}`, code: "unknown" }],
    ),
    ...body.redirect_uris.flatMap((address, at) =>
      isReturnAddress(address) ? [] : [{ path: `body.redirect_uris.${at}`, code: "not_public" }],
    ),
    ...launchFaults(body),
    ...(body.privacy_url === null || body.privacy_url.startsWith("https:")
      ? []
      : [{ path: "body.privacy_url", code: "not_public" }]),
    ...keyFaults(body, canReach),
  ];
  return fields.length > 0 ? problem("validation_failed", { fields }) : null;
}

/** The desk opens an app that asks for the scope `launch`, which is of no use to others. */
function launchFaults({ launch_url: url = null, scopes }: Facts): Fault[] {
  if (url === null) return [];
  return [
    ...(isReturnAddress(url) ? [] : [{ path: "body.launch_url", code: "not_public" }]),
    ...(scopes.includes(deskLaunchScope) ? [] : [{ path: "body.launch_url", code: "unknown" }]),
  ];
}

function columnsOf({ name, privacy_url, launch_url, redirect_uris, scopes, jwks, jwks_uri }: Facts) {
  // A public app has an empty list of keys.
  const keys = jwks_uri === null ? JSON.stringify({ keys: readPublicKeys(jwks?.keys ?? []) }) : null;
  return {
    name,
    privacy_url,
    ...(launch_url === undefined ? {} : { launch_url }),
    redirect_uris: [...new Set(redirect_uris)],
    scopes: [...new Set(scopes)],
    jwks: keys,
    jwks_uri,
  };
}

function addApp(
  { tenant, caller, body, now, tx }: Call<typeof shapes.clinicAddPatientApp>,
  dataKey: DataKey,
) {
  return tx(async (one) => {
    await lockAppCount(one, tenant.id);
    const { count } = await one
      .selectFrom("apps")
      .select((is) => is.fn.countAll().as("count"))
      .where(isOfPatients)
      .where("revoked_at", "is", null)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostApps) return problem("status_conflict");
    const madeBy = actorOf(caller);
    if (body.scopes.includes("openid")) await ensureIdTokenKey(one, { dataKey, tenantId: tenant.id }, now);
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
    return shown(one, now, id);
  });
}

function changeApp(
  call: Call<typeof shapes.clinicChangePatientApp>,
  dataKey: DataKey,
  authorization: AppDeps["authorization"],
) {
  const { tenant, caller, body, now, tx } = call;
  const { app_id: id } = call.params;
  return tx(async (one) => {
    const live = await one
      .selectFrom("apps")
      .selectAll()
      .where("id", "=", id)
      .where(isOfPatients)
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
    if (body.scopes.includes("openid")) await ensureIdTokenKey(one, { dataKey, tenantId: tenant.id }, now);
    await one.updateTable("apps").set(columns).where("id", "=", id).execute();
    await endConnections(one, id);
    await audit(one, tenant.id, { actor: actorOf(caller), action: "app.change", object: `app/${id}` });
    return shown(one, now, id);
  });
}

async function endConnections(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("app_grants").where("app_id", "=", id).execute();
  await tx.deleteFrom("app_launches").where("app_id", "=", id).execute();
}

async function shown(tx: Tx, now: Date, id: number) {
  const [app] = await readPatientApps(tx, now, id);
  return app ? { data: { entity: app } } : problem("internal");
}

async function readPatientApps(tx: Tx, now: Date, id?: number): Promise<PatientApp[]> {
  const rows = await tx
    .selectFrom("apps")
    .selectAll()
    .select((is) =>
      is
        .selectFrom("app_grants as one")
        .select((own) => own.fn.count<string>("one.id").distinct().as("count"))
        .whereRef("one.app_id", "=", "apps.id")
        .where("one.token_hash", "is not", null)
        .where("one.expires_at", ">", now)
        .as("connections"),
    )
    .where(isOfPatients)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .orderBy("id", "desc")
    .limit(1_000)
    .execute();
  return rows.map((row) => {
    const keys = keysOf(row);
    return {
      id: row.id,
      version: appVersion(row),
      client_id: row.client_id,
      name: row.name,
      privacy_url: row.privacy_url,
      launch_url: row.launch_url,
      redirect_uris: row.redirect_uris,
      scopes: row.scopes,
      jwks: keys.length === 0 ? null : { keys: keys.map((key) => ({ ...key })) },
      jwks_uri: row.jwks_uri,
      created_at: row.created_at.toISOString(),
      made_by: row.made_by,
      last_used_at: row.last_used_at?.toISOString() ?? null,
      revoked_at: row.revoked_at?.toISOString() ?? null,
      connections: Number(row.connections ?? 0),
    };
  });
}
