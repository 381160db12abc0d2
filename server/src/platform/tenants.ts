import type { Manifest } from "@anteroom/contract/tenant";
import { readSettings, type ApplicationSettings } from "@anteroom/domain/settings";
import { sql } from "kysely";
import { withTenant, type Database } from "./database.ts";

/** A clinic as requests see it. */
export type Tenant = {
  id: number;
  slug: string;
  businessAccountSlug: string;
  primaryDomain: string;
  manifest: Manifest;
  settings: ApplicationSettings;
};

export type Tenants = {
  /** The clinic that lives at this host name, or null. */
  ofHost: (host: string) => Promise<Tenant | null>;
  ofId: (id: number) => Promise<Tenant | null>;
  all: () => Promise<Tenant[]>;
  /** Reads everything anew at the next question. */
  forget: () => void;
};

type Row = { tenant_id: number; slug: string; business_account_slug: string; primary_domain: string };

/** For how long a clinic's manifest and settings are taken as read, in ms: a change shows within this time. */
const freshFor = 1_000;

/** What a clinic asks for, as far as this installation has it. */
type Settle = (settings: ApplicationSettings) => ApplicationSettings;

/** The clinics of this installation, kept in memory for a moment. */
export function openTenants(db: Database, settle: Settle = (settings) => settings): Tenants {
  const byHost = new Map<string, { until: number; tenant: Promise<Tenant | null> }>();
  const ofHost = (host: string) => {
    const now = performance.now();
    const known = byHost.get(host);
    if (known && known.until > now) return known.tenant;
    const tenant = readByHost(db, host, settle);
    tenant.catch(() => byHost.delete(host));
    if (byHost.size > 500) byHost.clear(); // host names come from outside
    byHost.set(host, { until: now + freshFor, tenant });
    return tenant;
  };
  const all = async () => {
    const { rows } = await sql<{ primary_domain: string }>`select primary_domain from all_tenants()`.execute(
      db,
    );
    const found = await Promise.all(rows.map((row) => ofHost(row.primary_domain)));
    return found.filter((tenant) => tenant !== null);
  };
  return {
    ofHost,
    all,
    forget: () => byHost.clear(),
    ofId: async (id) => (await all()).find((tenant) => tenant.id === id) ?? null,
  };
}

async function readByHost(db: Database, host: string, settle: Settle): Promise<Tenant | null> {
  const { rows } = await sql<Row>`select * from tenant_of(${host})`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const configs = await withTenant(db, row.tenant_id, (tx) =>
    tx
      .selectFrom("tenant_configs")
      .distinctOn("kind")
      .select(["kind", "body"])
      .orderBy("kind")
      .orderBy("version", "desc")
      .execute(),
  );
  const bodyOf = (kind: string) => configs.find((config) => config.kind === kind)?.body ?? {};
  return {
    id: row.tenant_id,
    slug: row.slug,
    businessAccountSlug: row.business_account_slug,
    primaryDomain: row.primary_domain,
    manifest: bodyOf("manifest") as Manifest, // written by us, checked when it was written
    settings: settle(readSettings(bodyOf("settings"))),
  };
}
