import { appAccessEnd } from "@anteroom/domain/clinic/patient-app-scopes";
import type { Selectable } from "kysely";
import { withTenant, type Database, type Tables, type Tx } from "../../../platform/database/database.ts";
import { audit } from "../../../platform/privacy/audit.ts";
import type { AppGrant, AppStore } from "../../../ports/app-authorization.ts";
import type { Clock } from "../../../ports/clock.ts";
import { isLaunchId, launchStore } from "./launch-rows.ts";

/** The part of the token endpoint's store that is about grants. */
export type GrantStore = Pick<
  AppStore,
  | "grantOfCode"
  | "grantOfId"
  | "grantOfToken"
  | "useCode"
  | "keepGrantToken"
  | "endGrant"
  | "grantOfRefreshToken"
  | "useRefreshToken"
  | "keepRefreshToken"
>;

/** How long used refresh tokens are stored, in ms: reuse ends the grant. */
const usedKnownFor = 30 * 86_400_000;

/**
 * Returns the part of the token endpoint's store about grants of patients, and of staff who opened an app at the desk, in the database. Each call is a transaction
 * of its own. Grants of revoked apps are not found; expired ones are: check `endsInMs`. `useCode` and
 * `useRefreshToken` return true once only. `keepGrantToken` replaces the access token and audits; a grant's first
 * token starts its access period. `endGrant` deletes it.
 */
export function grantStore({ db, clock }: { db: Database; clock: Clock }, tenantId: number): GrantStore {
  const inClinic = <T>(work: (tx: Tx) => Promise<T>) => withTenant(db, tenantId, work);
  const launches = launchStore(inClinic, clock);
  const find = async (which: { code: Buffer } | { id: number } | { token: Buffer }) => {
    const now = clock.now();
    const row = await inClinic((tx) => {
      const grants = liveGrants(tx);
      if ("code" in which) return grants.where("code_hash", "=", which.code).executeTakeFirst();
      if ("token" in which) return grants.where("one.token_hash", "=", which.token).executeTakeFirst();
      return grants.where("one.id", "=", which.id).executeTakeFirst();
    });
    return row ? presentGrant(row, now) : null;
  };
  return {
    grantOfCode: async (code) => (await find({ code })) ?? launches.grantOfCode(code),
    grantOfId: async (id) => (isLaunchId(id) ? launches.grantOfId(id) : find({ id: Number(id) })),
    grantOfToken: async (token) => (await find({ token })) ?? launches.grantOfToken(token),
    useCode: async (hash) => {
      const first = await inClinic((tx) =>
        tx
          .updateTable("app_grants")
          .set({ code_used_at: clock.now() })
          .where("code_hash", "=", hash)
          .where("code_used_at", "is", null)
          .returning("id")
          .executeTakeFirst(),
      );
      return first !== undefined || launches.useCode(hash);
    },
    keepGrantToken: (token) =>
      isLaunchId(token.grantId)
        ? launches.keepGrantToken(token)
        : inClinic((tx) => keepGrantToken(tx, { ...token, tenantId, now: clock.now() })),
    endGrant: async (id) => {
      if (isLaunchId(id)) return launches.endGrant(id);
      await inClinic((tx) => tx.deleteFrom("app_grants").where("id", "=", Number(id)).execute());
    },
    ...refreshStore(inClinic, tenantId, clock),
  };
}

function refreshStore(
  inClinic: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  tenantId: number,
  clock: Clock,
): Pick<GrantStore, "grantOfRefreshToken" | "useRefreshToken" | "keepRefreshToken"> {
  return {
    grantOfRefreshToken: async (hash) => {
      const now = clock.now();
      const row = await inClinic((tx) =>
        liveGrants(tx)
          .innerJoin("app_refresh_tokens as refresh", (join) =>
            join.onRef("refresh.grant_id", "=", "one.id").onRef("refresh.tenant_id", "=", "one.tenant_id"),
          )
          .select("refresh.used_at")
          .where("refresh.token_hash", "=", hash)
          .executeTakeFirst(),
      );
      return row ? { grant: presentGrant(row, now), isUsed: row.used_at !== null } : null;
    },
    useRefreshToken: (hash) =>
      inClinic(async (tx) => {
        const first = await tx
          .updateTable("app_refresh_tokens")
          .set({ used_at: clock.now() })
          .where("token_hash", "=", hash)
          .where("used_at", "is", null)
          .returning("grant_id")
          .executeTakeFirst();
        return first !== undefined;
      }),
    keepRefreshToken: ({ grantId, hash }) =>
      inClinic(async (tx) => {
        if (isLaunchId(grantId)) return false;
        const [id, now] = [Number(grantId), clock.now()];
        const grants = tx.selectFrom("app_grants").select("id").where("id", "=", id);
        if (!(await grants.forKeyShare().executeTakeFirst())) return false;
        await tx
          .deleteFrom("app_refresh_tokens")
          .where("grant_id", "=", id)
          .where("used_at", "<", new Date(now.getTime() - usedKnownFor))
          .execute();
        await tx
          .insertInto("app_refresh_tokens")
          .values({ tenant_id: tenantId, token_hash: hash, grant_id: id, given_at: now })
          .execute();
        return true;
      }),
  };
}

/** Grants of apps that are not revoked; expired grants included. */
function liveGrants(tx: Tx) {
  return tx
    .selectFrom("app_grants as one")
    .innerJoin("apps", (join) =>
      join.onRef("apps.id", "=", "one.app_id").onRef("apps.tenant_id", "=", "one.tenant_id"),
    )
    .selectAll("one")
    .select("apps.client_id")
    .where("apps.revoked_at", "is", null);
}

function presentGrant(row: Selectable<Tables["app_grants"]> & { client_id: string }, now: Date): AppGrant {
  const end = row.token_hash === null ? appAccessEnd(row.scopes, now.getTime()) : row.expires_at.getTime();
  return {
    id: String(row.id),
    clientId: row.client_id,
    patientId: row.patient_id,
    subject: String(row.allowed_by),
    user:
      row.patient_id === row.allowed_by
        ? `Patient/${row.patient_id}`
        : `RelatedPerson/account-${row.patient_id}`,
    launch: null,
    scopes: row.scopes,
    nonce: row.nonce,
    endsInMs: end - now.getTime(),
    challenge: row.code_challenge,
    redirectUri: row.redirect_uri,
    isCodeUsed: row.code_used_at !== null,
    codeForMs: row.code_expires_at.getTime() - now.getTime(),
  };
}

type NewToken = Parameters<GrantStore["keepGrantToken"]>[0] & { tenantId: number; now: Date };

/** The first token sets when the grant ends; a later one replaces it. Locks the app's row first, as changes of the app do. */
async function keepGrantToken(
  tx: Tx,
  { grantId, hash, forMs, isRefreshed, tenantId, now }: NewToken,
): Promise<boolean> {
  const id = Number(grantId);
  const app = await tx
    .updateTable("apps")
    .set({ last_used_at: now })
    .where("id", "=", (is) => is.selectFrom("app_grants").select("app_id").where("id", "=", id))
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!app) return false;
  const tokenEnd = new Date(now.getTime() + forMs);
  const before = await tx
    .selectFrom("app_grants")
    .select(["patient_id", "scopes", "expires_at"])
    .where("id", "=", id)
    .where("token_hash", isRefreshed ? "is not" : "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before) return false;
  const end = isRefreshed ? before.expires_at : new Date(appAccessEnd(before.scopes, now.getTime()));
  await tx
    .updateTable("app_grants")
    .set({ token_hash: hash, token_expires_at: tokenEnd, expires_at: end })
    .where("id", "=", id)
    .execute();
  const object = `patient/${before.patient_id}`;
  await audit(tx, tenantId, { actor: `app/${app.id}`, action: "app.token", object });
  return true;
}
