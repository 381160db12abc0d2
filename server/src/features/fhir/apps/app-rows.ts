import { randomBytes } from "node:crypto";
import type { App } from "@anteroom/contract/administration/apps";
import { coversScope, readSystemScope, type SmartScope } from "@anteroom/domain/clinic/smart-scopes";
import type { Selectable } from "kysely";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { readPublicKeys } from "../../../platform/crypto/public-keys.ts";
import { withTenant, type Database, type Tx } from "../../../platform/database/database.ts";
import type { Tables } from "../../../platform/database/tables.ts";
import type { ClinicCaller } from "../../../platform/http/authentication.ts";
import type { AppStore } from "../../../ports/app-authorization.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { ProgramLimit } from "../../../platform/tenancy/program-limit.ts";

type AppRow = Selectable<Tables["apps"]>;
/** Used assertions are remembered this much longer than they are good: clocks of servers differ; in ms. */
const clockMargin = 60_000;

type StoreDeps = { db: Database; clock: Clock; programLimit: ProgramLimit };

/** What a clinic's app is called at the token endpoint. */
export const newClientId = (): string => `app_${randomBytes(16).toString("base64url")}`;
const clientIdPattern = /^app_[\w-]{22}$/;

/** An app of the clinic by its token, or null: a token that ended, or of an app that was revoked. */
export async function appOfToken(tx: Tx, token: string, now: Date): Promise<ClinicCaller | null> {
  const found = await tx
    .selectFrom("app_tokens as one")
    .innerJoin("apps", (join) =>
      join.onRef("apps.id", "=", "one.app_id").onRef("apps.tenant_id", "=", "one.tenant_id"),
    )
    .select(["apps.id", "apps.name", "apps.scopes as most", "one.scopes", "one.expires_at"])
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", now)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  if (!found) return null;
  const most = readScopes(found.most);
  return {
    kind: "clinic",
    doctorId: null,
    label: found.name,
    tokenId: null,
    app: { appId: found.id, scopes: readScopes(found.scopes).filter((one) => coversScope(most, one)) },
    staff: null,
    scopes: [],
    expiresAt: found.expires_at,
  };
}

/** The scopes that can be read. */
export function readScopes(texts: readonly string[]): SmartScope[] {
  return texts.map(readSystemScope).filter((scope) => scope !== null);
}

/** What a clinic's token endpoint keeps: in the database, so that every server of it knows. */
export function appStore({ db, clock, programLimit }: StoreDeps, tenantId: number): AppStore {
  const inClinic = <T>(work: (tx: Tx) => Promise<T>) => withTenant(db, tenantId, work);
  const endOf = (forMs: number) => new Date(clock.now().getTime() + forMs);
  return {
    find: async (clientId) => {
      if (!clientIdPattern.test(clientId)) return null;
      const app = await inClinic((tx) => liveApp(tx, clientId));
      if (!app) return null;
      return { clientId, scopes: app.scopes, keys: app.jwks_uri ?? keysOf(app) };
    },
    useAssertion: (hash, forMs) =>
      inClinic(async (tx) => {
        await tx.deleteFrom("app_assertions").where("expires_at", "<=", clock.now()).execute();
        const first = await tx
          .insertInto("app_assertions")
          .values({ tenant_id: tenantId, assertion_hash: hash, expires_at: endOf(forMs + clockMargin) })
          .onConflict((conflict) => conflict.doNothing())
          .returning("assertion_hash")
          .executeTakeFirst();
        return first !== undefined;
      }),
    keepToken: ({ clientId, hash, scopes, forMs }) =>
      inClinic(async (tx) => {
        const now = clock.now();
        await tx.deleteFrom("app_tokens").where("expires_at", "<=", now).execute();
        const app = await tx
          .updateTable("apps")
          .set({ last_used_at: now })
          .where("client_id", "=", clientId)
          .where("revoked_at", "is", null)
          .returning("id")
          .executeTakeFirst();
        if (!app) return false;
        const token = { token_hash: hash, app_id: app.id, scopes: [...scopes], expires_at: endOf(forMs) };
        await tx
          .insertInto("app_tokens")
          .values({ tenant_id: tenantId, ...token })
          .execute();
        return true;
      }),
    wait: async (clientId) => {
      const app = await inClinic((tx) => liveApp(tx, clientId));
      return app ? programLimit({ tokenId: null, app: { appId: app.id, scopes: [] } }, tenantId) : null;
    },
  };
}

function liveApp(tx: Tx, clientId: string): Promise<AppRow | undefined> {
  return tx
    .selectFrom("apps")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}

/** Every app of the clinic, or one. */
export async function readApps(tx: Tx, id?: number): Promise<App[]> {
  const rows = await tx
    .selectFrom("apps")
    .selectAll()
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .orderBy("id", "desc")
    .limit(1_000)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    client_id: row.client_id,
    name: row.name,
    scopes: row.scopes,
    jwks: row.jwks === null ? null : { keys: keysOf(row) },
    jwks_uri: row.jwks_uri,
    created_at: row.created_at.toISOString(),
    made_by: row.made_by,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  }));
}

function keysOf({ jwks }: Pick<AppRow, "jwks">) {
  return readPublicKeys((jwks as { keys?: unknown[] } | null)?.keys ?? []);
}
