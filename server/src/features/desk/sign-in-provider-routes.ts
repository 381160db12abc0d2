import * as desk from "@anteroom/contract/account/desk-sessions";
import * as shapes from "@anteroom/contract/administration/sign-in-provider";
import { staffRoles } from "@anteroom/domain/clinic/staff-roles";
import type { Tx } from "../../platform/database/database.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { originOf } from "../../platform/http/addresses/origin.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import {
  beginProviderSignIn,
  finishProviderSignIn,
  returnPath,
  type ProviderSignInDeps,
} from "./provider-sign-in.ts";
import { clientOf, readProvider, sealClientSecret, type ProviderRow } from "./sign-in-provider-rows.ts";
import { refuseRole } from "./staff-routes.ts";

type Answer = { data: { entity: shapes.SignInProvider } };

/** Registers the routes of the clinic's OpenID provider: configuration and staff sign-in. */
export function signInProviderRoutes(deps: ProviderSignInDeps): void {
  const { app, config } = deps.services;
  mount(app, desk.getDeskSignIn, async ({ tx }) => {
    const row = config.ANTEROOM_DESK === "off" ? undefined : await tx(readProvider);
    return { data: { entity: { provider: row?.is_enabled ? row.name : null } } };
  });
  mount(app, desk.beginProviderSignIn, (call) => beginProviderSignIn(deps, call));
  mount(app, desk.finishProviderSignIn, (call) => finishProviderSignIn(deps, call));
  mount(app, shapes.clinicGetSignInProvider, ({ tx }) =>
    tx(async (one) => {
      const row = await readProvider(one);
      return row ? present(one, deps, row) : problem("not_found");
    }),
  );
  mount(app, shapes.clinicSetSignInProvider, (call) => setProvider(call, deps));
  mount(app, shapes.clinicTestSignInProvider, async ({ tenant, tx }) => {
    const client = clientOf(await tx(readProvider), { dataKey: config.dataKey, tenantId: tenant.id });
    if (!client) return problem("not_found");
    const works = await deps.signInProviders.test(client);
    return { data: { entity: { outcome: works ? ("works" as const) : ("unavailable" as const) } } };
  });
  mount(app, shapes.clinicRemoveSignInProvider, ({ tenant, caller, tx }) =>
    tx(async (one) => {
      if (!(await readProvider(one))) return problem("not_found");
      const refusal = refuseAll(caller);
      if (refusal) return refusal;
      await one.deleteFrom("staff_sign_in_providers").execute();
      await one.deleteFrom("staff_identities").execute();
      const entry = { actor: actorOf(caller), object: "sign_in_provider" };
      await audit(one, tenant.id, { ...entry, action: "sign_in_provider.remove" });
      return undefined;
    }),
  );
}

type SetCall = Call<typeof shapes.clinicSetSignInProvider>;

function setProvider(
  call: SetCall,
  deps: ProviderSignInDeps,
): Promise<Answer | ProblemOutcome> | ProblemOutcome {
  const { tenant, caller, body, now, tx } = call;
  const { client_secret: secret, ...facts } = body;
  if (!deps.signInProviders.canReach(body.issuer))
    return problem("validation_failed", { fields: [{ path: "body.issuer", code: "not_public" }] });
  const refusal = refuseAll(caller);
  if (refusal) return refusal;
  return tx(async (one) => {
    const known = await one.selectFrom("staff_sign_in_providers").selectAll().forUpdate().executeTakeFirst();
    const isOther = known?.issuer !== body.issuer;
    if (secret === undefined && isOther)
      return problem("validation_failed", { fields: [{ path: "body.client_secret", code: "required" }] });
    const fresh =
      secret === undefined ? {} : { client_secret_end: secret.slice(-4), client_secret_set_at: now };
    const { id } = await one
      .insertInto("staff_sign_in_providers")
      .values({
        tenant_id: tenant.id,
        ...facts,
        client_secret_end: "",
        client_secret_set_at: now,
        ...fresh,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column("tenant_id").doUpdateSet({ ...facts, ...fresh }))
      .returning("id")
      .executeTakeFirstOrThrow();
    const place = { dataKey: deps.services.config.dataKey, tenantId: tenant.id, providerId: id };
    if (secret !== undefined)
      await one
        .updateTable("staff_sign_in_providers")
        .set({ sealed_client_secret: sealClientSecret(secret, place) })
        .where("id", "=", id)
        .execute();
    const action = known ? "sign_in_provider.change" : "sign_in_provider.add";
    await audit(one, tenant.id, { actor: actorOf(caller), action, object: `sign_in_provider/${id}` });
    const row = await readProvider(one);
    return row ? present(one, deps, row) : problem("not_found");
  });
}

/** Whoever sets the provider decides who comes in, as whatever role. */
function refuseAll(caller: SetCall["caller"]): ProblemOutcome | null {
  const refusals = staffRoles.map((role) => refuseRole(caller, role));
  return refusals.find((refusal) => refusal !== null) ?? null;
}

async function present(tx: Tx, { services }: ProviderSignInDeps, row: ProviderRow): Promise<Answer> {
  const hosts = await tx
    .selectFrom("tenant_domains")
    .select("domain")
    .where("tenant_id", "=", row.tenant_id)
    .orderBy("domain")
    .execute();
  const { name, issuer, client_id, is_enabled, client_secret_end, client_secret_set_at } = row;
  return {
    data: {
      entity: {
        name,
        issuer,
        client_id,
        is_enabled,
        client_secret: { last_four: client_secret_end, set_at: client_secret_set_at.toISOString() },
        redirect_uris: hosts.map(({ domain }) => originOf(services.config, domain) + returnPath),
      },
    },
  };
}
