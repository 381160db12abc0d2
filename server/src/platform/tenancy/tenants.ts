import { manifestOrDefault, type Manifest } from "@anteroom/domain/clinic/manifest";
import { readSettings, type ApplicationSettings } from "@anteroom/domain/clinic/settings";
import { withOwnGateways, type OwnGateway } from "@anteroom/domain/payment/own-gateways";
import { sql, type RawBuilder } from "kysely";
import { queryTenant, type Database } from "../database/database.ts";

/** A clinic, as requests see it. */
export type Tenant = {
  id: number;
  slug: string;
  businessAccountSlug: string;
  /** Host name of its links; `<slug>.invalid` while it has none. */
  primaryDomain: string;
  manifest: Manifest;
  /**
   * False while a clinic is being created, or when its stored manifest is unreadable. A neutral manifest is used then.
   */
  hasManifest: boolean;
  settings: ApplicationSettings;
};

/** Finds clinics, with a short-lived cache. */
export type Tenants = {
  /** Returns the clinic of this host name, or null. */
  ofHost: (host: string) => Promise<Tenant | null>;
  /** Like `ofHost`, from the cache only; undefined when it must be loaded. Renews a clinic about to expire meanwhile. */
  cachedHost: (host: string) => Tenant | null | undefined;
  ofId: (id: number) => Promise<Tenant | null>;
  ofSlug: (slug: string) => Promise<Tenant | null>;
  /** Returns every clinic, with queries for each: for tools and development, never for requests or jobs. */
  all: () => Promise<Tenant[]>;
  /** Clears the cache. */
  clearCache: () => void;
};

type Row = { tenant_id: number; slug: string; business_account_slug: string; primary_domain: string | null };

/** For how long a clinic's manifest and settings are taken as read, in ms: a change shows within this time. */
const freshFor = 1_000;
/** A host that is asked for at this age is read anew meanwhile, in ms: a clinic with many visitors waits for no look-up. */
const renewedAt = 750;
/** So many look-ups are remembered at most. */
const memory = 2_000;

/** How clinics are loaded. */
export type TenantOptions = {
  /** Returns the settings that this installation supports. */
  settle?: (settings: ApplicationSettings) => ApplicationSettings;
  /** Called once for each stored version that cannot be read. */
  report?: (fault: Error) => void;
};

type Remembered = {
  until: number;
  tenant: Promise<Tenant | null>;
  found: Tenant | null | undefined;
  isRenewed: boolean;
};

/**
 * Opens access to the clinics of this installation. Results, also null, are cached for one second: a change shows
 * within that time.
 */
export function openTenants(db: Database, options: TenantOptions = {}): Tenants {
  const known = new Map<string, Remembered>();
  const read = reader(db, options);
  const lookUpNow = (lookUp: RawBuilder<Row>, onFailure: () => void): Remembered => {
    const until = performance.now() + freshFor;
    const tenant = read(lookUp);
    const remembered: Remembered = { until, tenant, found: undefined, isRenewed: false };
    tenant.then((clinic) => void (remembered.found = clinic), onFailure);
    return remembered;
  };
  const remember = (key: string, lookUp: RawBuilder<Row>) => {
    const found = known.get(key);
    if (found && found.until > performance.now()) return found.tenant;
    const remembered = lookUpNow(lookUp, () => known.delete(key));
    if (known.size > memory) known.clear(); // host names come from outside
    known.set(key, remembered);
    return remembered.tenant;
  };
  /** Once for each look-up, while what it found still holds; where it fails nothing changes. */
  const renew = (key: string, old: Remembered, lookUp: RawBuilder<Row>) => {
    old.isRenewed = true;
    const next = lookUpNow(lookUp, () => {});
    next.tenant.then(
      () => known.get(key) === old && known.set(key, next),
      () => {},
    );
  };
  const ofId = (id: number) => remember(`id ${id}`, sql<Row>`select * from tenant_of_id(${id})`);
  return {
    ofHost: (host) => remember(`host ${host}`, byHost(host)),
    cachedHost: (host) => {
      const key = `host ${host}`;
      const remembered = known.get(key);
      if (!remembered) return undefined;
      const left = remembered.until - performance.now();
      if (left <= 0) return undefined;
      if (left < freshFor - renewedAt && remembered.found && !remembered.isRenewed)
        renew(key, remembered, byHost(host));
      return remembered.found;
    },
    ofId,
    ofSlug: (slug) => remember(`slug ${slug}`, sql<Row>`select * from tenant_of_slug(${slug})`),
    all: async () => {
      const { rows } = await sql<{ tenant_id: number }>`select tenant_id from all_tenants()`.execute(db);
      const found = await Promise.all(rows.map((row) => ofId(row.tenant_id)));
      return found.filter((tenant) => tenant !== null);
    },
    clearCache: () => known.clear(),
  };
}

const byHost = (host: string) => sql<Row>`select * from tenant_of(${host})`;

/** Reads the clinic of a look-up. Whatever is stored, what comes out is a whole `Tenant`. */
function reader(db: Database, { settle = (settings) => settings, report = () => {} }: TenantOptions) {
  const reported = new Set<string>();
  return async (lookUp: RawBuilder<Row>): Promise<Tenant | null> => {
    const { rows } = await lookUp.execute(db);
    const [row] = rows;
    if (!row) return null;
    const configs = await readConfigs(db, row.tenant_id);
    const stored = configs.find(({ kind }) => kind === "manifest");
    const { manifest, fault } = manifestOrDefault(stored?.body, row.slug);
    if (stored && fault !== null) {
      const which = `Clinic ${row.tenant_id} (${row.slug}), manifest version ${stored.version}`;
      if (!reported.has(which)) report(new Error(`${which}: ${fault} A neutral manifest is shown instead.`));
      reported.add(which);
    }
    const settings = settle(readSettings(configs.find(({ kind }) => kind === "settings")?.body));
    return {
      id: row.tenant_id,
      slug: row.slug,
      businessAccountSlug: row.business_account_slug,
      primaryDomain: row.primary_domain ?? `${row.slug}.invalid`,
      manifest,
      hasManifest: fault === null,
      settings: {
        ...settings,
        gateways: withOwnGateways(settings.gateways, configs[0]?.gateways ?? []),
      },
    };
  };
}

/** The newest version of each kind, with the clinic's own payment gateways: one question for all. */
function readConfigs(db: Database, tenantId: number) {
  return queryTenant(db, tenantId, (tx) =>
    tx
      .selectFrom("tenant_configs")
      .distinctOn("kind")
      .select(["kind", "version", "body"])
      .select(
        sql<
          OwnGateway[] | null
        >`(select json_agg(g) from (select methods, is_enabled, capture from payment_gateways
          where removed_at is null order by id) g)`.as("gateways"),
      )
      .orderBy("kind")
      .orderBy("version", "desc")
      .execute(),
  );
}
