import { randomBytes } from "node:crypto";
import type { App } from "@anteroom/contract/administration/apps";
import {
  coversScope,
  readPatientScope,
  readSystemScope,
  type SmartScope,
} from "@anteroom/domain/clinic/smart-scopes";
import { sql, type Selectable } from "kysely";
import { hashOf, type DataKey } from "../../../platform/crypto/secrets.ts";
import { readPublicKeys } from "../../../platform/crypto/public-keys.ts";
import { scopesForTypes } from "@anteroom/domain/clinic/patient-app-scopes";
import { grantStore } from "./grant-rows.ts";
import { liveLaunches, mayReadType, seesContacts } from "./launch-rows.ts";
import { readIdTokenKey } from "./id-token-key.ts";
import { withTenant, type Database, type Tx } from "../../../platform/database/database.ts";
import type { Tables } from "../../../platform/database/tables.ts";
import type { ClinicCaller } from "../../../platform/http/authentication.ts";
import { isProblem } from "../../../platform/http/problem.ts";
import { contentVersion } from "../../../platform/http/replaces.ts";
import type { AppStore } from "../../../ports/app-authorization.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { ProgramLimit } from "../../../platform/tenancy/program-limit.ts";
import { findRecordPerson } from "../../health/record/record-person.ts";

type AppRow = Selectable<Tables["apps"]>;
/** Used assertions are remembered this much longer than they are good: clocks of servers differ; in ms. */
const clockMargin = 60_000;

/** Locks the count of the clinic's apps until the transaction ends, so that parallel additions keep the limit. */
export async function lockAppCount(tx: Tx, tenantId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(20261130, ${tenantId})`.execute(tx);
}

type StoreDeps = { db: Database; clock: Clock; programLimit: ProgramLimit; dataKey: DataKey };

/** Returns a new random OAuth client id; it matches `clientIdPattern`. */
export const newClientId = (): string => `app_${randomBytes(16).toString("base64url")}`;
/** Format of client ids: `app_` and 22 base64url characters. */
export const clientIdPattern = /^app_[\w-]{22}$/;

/**
 * Returns the app of an access token, a clinic's, a patient's, or one that the desk opened; null when the token is
 * unknown or expired, the app is revoked, the person who allowed it no longer acts for the patient, or a launch no longer
 * holds (`liveLaunches`). Scopes are limited to those that the app, and the staff member, have now. One of a patient gets
 * `app.patientId`; the time of use of a patient's grant is stored.
 */
export async function appOfToken(tx: Tx, token: string, now: Date): Promise<ClinicCaller | null> {
  const hash = hashOf(token);
  const ofClinic = await clinicAppOf(tx, hash, now);
  if (ofClinic) return ofClinic;
  const ofPatient = await patientAppOf(tx, hash, now);
  if (!ofPatient) return openedAppOf(tx, hash, now);
  const { caller, grantId } = ofPatient;
  await tx.updateTable("app_grants").set({ last_used_at: now }).where("id", "=", grantId).execute();
  return caller;
}

async function clinicAppOf(tx: Tx, hash: Buffer, now: Date): Promise<ClinicCaller | null> {
  const found = await tx
    .selectFrom("app_tokens as one")
    .innerJoin("apps", (join) =>
      join.onRef("apps.id", "=", "one.app_id").onRef("apps.tenant_id", "=", "one.tenant_id"),
    )
    .select(["apps.id", "apps.name", "apps.scopes as most", "one.scopes", "one.expires_at"])
    .where("token_hash", "=", hash)
    .where("expires_at", ">", now)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return found ? callerOf(found, readScopes, null) : null;
}

/** Requires that the account that allowed it exists and still acts for the patient. */
async function patientAppOf(
  tx: Tx,
  hash: Buffer,
  now: Date,
): Promise<{ caller: ClinicCaller; grantId: number } | null> {
  const found = await tx
    .selectFrom("app_grants as one")
    .innerJoin("apps", (join) =>
      join.onRef("apps.id", "=", "one.app_id").onRef("apps.tenant_id", "=", "one.tenant_id"),
    )
    .innerJoin("patients as giver", (join) =>
      join.onRef("giver.id", "=", "one.allowed_by").onRef("giver.tenant_id", "=", "one.tenant_id"),
    )
    .select(["apps.id", "apps.name", "apps.scopes as most", "one.scopes"])
    .select((is) => is.fn.coalesce("one.token_expires_at", "one.expires_at").as("expires_at"))
    .select(["one.id as grant_id", "one.patient_id", "one.allowed_by"])
    .where("one.token_hash", "=", hash)
    .where("one.expires_at", ">", now)
    .where((is) => is.or([is("one.token_expires_at", "is", null), is("one.token_expires_at", ">", now)]))
    .where("apps.revoked_at", "is", null)
    .where("giver.removed_at", "is", null)
    .executeTakeFirst();
  if (!found) return null;
  const { grant_id: grantId, patient_id: patientId, allowed_by: callerId } = found;
  if (isProblem(await findRecordPerson(tx, { callerId, patientId, now }))) return null;
  return { caller: callerOf(found, readPatientScopes, patientId), grantId };
}

/** Of the scopes only what the role of the staff member who opened it has now. */
async function openedAppOf(tx: Tx, hash: Buffer, now: Date): Promise<ClinicCaller | null> {
  const found = await liveLaunches(tx, now)
    .where("one.token_hash", "=", hash)
    .where("one.expires_at", ">", now)
    .executeTakeFirst();
  if (!found) return null;
  const { app_id, app_name, most, role, staff_id, doctor_id, patient_id, expires_at } = found;
  const scopes = scopesForTypes(found.scopes, (type) => mayReadType(role, type));
  const app = { id: app_id, name: app_name, most, scopes, expires_at };
  const openedBy = { staffId: staff_id, seesContacts: seesContacts(role) };
  return callerOf(app, readPatientScopes, patient_id, { doctorId: doctor_id, openedBy });
}

type Found = { id: number; name: string; most: string[]; scopes: string[]; expires_at: Date };

function callerOf(
  found: Found,
  read: (texts: readonly string[]) => SmartScope[],
  patientId: number | null,
  opened: { doctorId: number | null; openedBy: { staffId: number; seesContacts: boolean } } | null = null,
): ClinicCaller {
  const most = read(found.most);
  const scopes = read(found.scopes).filter((one) => coversScope(most, one));
  return {
    kind: "clinic",
    doctorId: opened?.doctorId ?? null,
    label: found.name,
    tokenId: null,
    app: { appId: found.id, scopes, patientId, ...(opened ? { openedBy: opened.openedBy } : {}) },
    staff: null,
    scopes: [],
    expiresAt: found.expires_at,
  };
}

/** Parses `system/` scopes; drops all others. */
export function readScopes(texts: readonly string[]): SmartScope[] {
  return texts.map(readSystemScope).filter((scope) => scope !== null);
}

function readPatientScopes(texts: readonly string[]): SmartScope[] {
  return texts.map(readPatientScope).filter((scope) => scope !== null);
}

/**
 * Returns the clinic's store for its token endpoint, in the database, so that all servers share it. Each call is a
 * transaction of its own. `find` gives live apps only; `useAssertion` and `keepToken` also delete expired rows, and
 * `keepToken` returns false for a revoked app.
 */
export function appStore({ db, clock, programLimit, dataKey }: StoreDeps, tenantId: number): AppStore {
  const inClinic = <T>(work: (tx: Tx) => Promise<T>) => withTenant(db, tenantId, work);
  const endOf = (forMs: number) => new Date(clock.now().getTime() + forMs);
  return {
    idTokenKey: () => inClinic((tx) => readIdTokenKey(tx, { dataKey, tenantId })),
    find: async (clientId) => {
      if (!clientIdPattern.test(clientId)) return null;
      const app = await inClinic((tx) => liveApp(tx, clientId));
      if (!app) return null;
      return {
        clientId,
        scopes: app.scopes,
        keys: app.jwks_uri ?? keysOf(app),
        redirectUris: app.redirect_uris,
      };
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
    ownerOfToken: async (hash) => {
      const now = clock.now();
      const owner = await inClinic((tx) => ownerOfToken(tx, hash));
      if (!owner) return null;
      const { client_id: clientId, scopes, expires_at: end } = owner;
      return { clientId, scopes, forMs: end.getTime() - now.getTime() };
    },
    timeOfToken: async (hash) => {
      const now = clock.now();
      const found = await inClinic(
        async (tx) =>
          (await clinicAppOf(tx, hash, now)) ??
          (await patientAppOf(tx, hash, now))?.caller ??
          openedAppOf(tx, hash, now),
      );
      return found?.expiresAt ? found.expiresAt.getTime() - now.getTime() : null;
    },
    endToken: (hash) =>
      inClinic(async (tx) => {
        await tx.deleteFrom("app_tokens").where("token_hash", "=", hash).execute();
      }),
    ...grantStore({ db, clock }, tenantId),
    wait: async (clientId) => {
      const app = await inClinic((tx) => liveApp(tx, clientId));
      return app
        ? programLimit({ tokenId: null, app: { appId: app.id, scopes: [], patientId: null } }, tenantId)
        : null;
    },
  };
}

async function ownerOfToken(tx: Tx, hash: Buffer) {
  const owner = await tx
    .selectFrom("app_tokens as one")
    .innerJoin("apps", (join) =>
      join.onRef("apps.id", "=", "one.app_id").onRef("apps.tenant_id", "=", "one.tenant_id"),
    )
    .select(["apps.client_id", "one.scopes", "one.expires_at"])
    .where("token_hash", "=", hash)
    .executeTakeFirst();
  return owner ?? null;
}

function liveApp(tx: Tx, clientId: string): Promise<AppRow | undefined> {
  return tx
    .selectFrom("apps")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}

/** SQL condition on `apps`: the clinic's own program (Backend Services), which has no redirect URI. Includes revoked ones. */
export const isOfClinic = sql<boolean>`apps.redirect_uris = '{}'`;

/** SQL condition on `apps`: an app that patients connect, which has redirect URIs. Includes revoked ones. */
export const isOfPatients = sql<boolean>`apps.redirect_uris <> '{}'`;

/** Returns the clinic's own programs, revoked ones included, newest first, at most 1,000; or the one with this id. */
export async function readApps(tx: Tx, id?: number): Promise<App[]> {
  const rows = await tx
    .selectFrom("apps")
    .selectAll()
    .where(isOfClinic)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .orderBy("id", "desc")
    .limit(1_000)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: appVersion(row),
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

type Versioned = Pick<
  AppRow,
  "name" | "scopes" | "privacy_url" | "launch_url" | "redirect_uris" | "jwks" | "jwks_uri"
>;

/** Returns the version of what changing an app replaces, the clinic's own or one that patients connect. */
export const appVersion = (row: Versioned): string =>
  contentVersion([
    row.name,
    row.scopes,
    row.privacy_url,
    row.redirect_uris,
    keysOf(row).map((key) => ({ ...key })),
    row.jwks_uri,
    ...(row.launch_url === null ? [] : [row.launch_url]),
  ]);

/** Returns the usable public keys stored in the row; empty for an app with a key URL or without keys. */
export function keysOf({ jwks }: Pick<AppRow, "jwks">) {
  return readPublicKeys((jwks as { keys?: unknown[] } | null)?.keys ?? []);
}
