import type * as shapes from "@anteroom/contract/administration/sign-in-provider";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import { originOf } from "../../platform/http/addresses/origin.ts";
import type { Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { contentVersion, oneChangeAtATime, refuseUnread } from "../../platform/http/replaces.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { SignInProviders } from "../../ports/sign-in-providers.ts";
import {
  clientOf,
  readProvider,
  sealClientSecret,
  type ProviderAudience,
  type ProviderRow,
} from "./sign-in-provider-rows.ts";

type Answer = { data: { entity: shapes.SignInProvider } };
type SetCall = Call<typeof shapes.clinicSetSignInProvider>;
type Settings = Pick<SetCall, "tenant" | "caller" | "body" | "now" | "tx">;

/** The dependencies of the functions that show and change a sign-in provider. */
export type ProviderDeps = { services: Pick<Services, "app" | "config">; signInProviders: SignInProviders };

/** Returns the provider of an audience without its secret; `not_found` without one. */
export function showProvider(
  deps: ProviderDeps,
  audience: ProviderAudience,
  { tx }: Pick<Settings, "tx">,
): Promise<Answer | ProblemOutcome> {
  return tx(async (one) => {
    const row = await readProvider(one, audience);
    return row ? present(one, deps, audience, row) : problem("not_found");
  });
}

/**
 * Reads the provider's discovery document, and answers `works` or `unavailable`; `not_found` without a provider.
 * Stores nothing.
 */
export async function testProvider(
  { services, signInProviders }: ProviderDeps,
  audience: ProviderAudience,
  { tenant, tx }: Pick<Settings, "tenant" | "tx">,
) {
  const place = { dataKey: services.config.dataKey, tenantId: tenant.id };
  const client = clientOf(await tx((one) => readProvider(one, audience)), audience, place);
  if (!client) return problem("not_found");
  const works = await signInProviders.test(client);
  return { data: { entity: { outcome: works ? ("works" as const) : ("unavailable" as const) } } };
}

/**
 * Deletes the provider and the bound identities, and audits it; `not_found` without one. A `refusal` is answered
 * instead of deleting.
 */
export function removeProvider(
  audience: ProviderAudience,
  { tenant, caller, tx }: Pick<Settings, "tenant" | "caller" | "tx">,
  refusal: ProblemOutcome | null,
): Promise<undefined | ProblemOutcome> {
  const { table, identities, object } = audience;
  return tx(async (one) => {
    if (!(await readProvider(one, audience))) return problem("not_found");
    if (refusal) return refusal;
    await one.deleteFrom(table).execute();
    await one.deleteFrom(identities).execute();
    await audit(one, tenant.id, { actor: actorOf(caller), action: `${object}.remove`, object });
    return undefined;
  });
}

/**
 * Sets the provider, and audits it. The client secret can be set but never read; another issuer needs it again.
 * Answers `validation_failed` without it and for an issuer that is not public, and a `refusal` before any change. With
 * `replaces` only what was read is replaced (`changed_elsewhere`).
 */
export async function setProvider(
  deps: ProviderDeps,
  audience: ProviderAudience,
  { tenant, caller, body, now, tx }: Settings,
  refusal: ProblemOutcome | null,
): Promise<Answer | ProblemOutcome> {
  const { client_secret: secret, replaces, ...facts } = body;
  const { table, object } = audience;
  if (!deps.signInProviders.canReach(body.issuer))
    return problem("validation_failed", { fields: [{ path: "body.issuer", code: "not_public" }] });
  if (refusal) return refusal;
  return tx(async (one) => {
    await oneChangeAtATime(one, tenant.id);
    const known = await one.selectFrom(table).selectAll().forUpdate().executeTakeFirst();
    const version = known ? versionOf(known) : null;
    const isSame =
      known !== undefined && secret === undefined && versionOf({ ...known, ...facts }) === version;
    const unread = refuseUnread(replaces, version, isSame);
    if (unread) return unread;
    const isOther = known?.issuer !== body.issuer;
    if (secret === undefined && isOther)
      return problem("validation_failed", { fields: [{ path: "body.client_secret", code: "required" }] });
    const fresh =
      secret === undefined ? {} : { client_secret_end: secret.slice(-4), client_secret_set_at: now };
    const { id } = await one
      .insertInto(table)
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
        .updateTable(table)
        .set({ sealed_client_secret: sealClientSecret(secret, audience, place) })
        .where("id", "=", id)
        .execute();
    const action = `${object}.${known ? "change" : "add"}` as const;
    await audit(one, tenant.id, { actor: actorOf(caller), action, object: `${object}/${id}` });
    const row = await readProvider(one, audience);
    return row ? present(one, deps, audience, row) : problem("not_found");
  });
}

type Versioned = Pick<
  ProviderRow,
  "name" | "issuer" | "client_id" | "is_enabled" | "client_secret_end" | "client_secret_set_at"
>;

/** Returns the version of what setting a provider replaces. */
const versionOf = (row: Versioned): string =>
  contentVersion([
    row.name,
    row.issuer,
    row.client_id,
    row.is_enabled,
    row.client_secret_end,
    row.client_secret_set_at.toISOString(),
  ]);

async function present(
  tx: Tx,
  { services }: ProviderDeps,
  { returnPath }: ProviderAudience,
  row: ProviderRow,
): Promise<Answer> {
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
        version: versionOf(row),
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
