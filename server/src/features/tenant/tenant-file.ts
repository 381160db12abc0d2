import { readManifest } from "@anteroom/domain/clinic/manifest";
import { asRecord } from "@anteroom/domain/shared/record";
import pg from "pg";

/** A clinic as a file: manifest, settings (omitted: none, all defaults) and host names. */
export type TenantFile = {
  manifest: Readonly<Record<string, unknown>>;
  settings?: Readonly<Record<string, unknown>>;
  domains: readonly string[];
};

/**
 * Imports a clinic's file in one transaction: creates the clinic or adds the next version of its manifest and
 * settings, which replace the earlier ones, and adds its host names, the first as primary; other host names
 * stay. Throws when the manifest is
 * unreadable or a host name belongs to another clinic. Validate it with `checkTenant` before. Running servers
 * learn of it from the database.
 */
export async function addTenant(
  owner: pg.PoolConfig,
  { manifest, settings = {}, domains }: TenantFile,
  now: Date,
): Promise<{ slug: string; version: number }> {
  const read = readManifest(manifest);
  if (!read) throw new Error("The manifest has no readable name, slug or logoUrl.");
  const { slug, businessAccountSlug } = read;
  return inTransaction(owner, async (client) => {
    await client.query(
      `insert into tenants (slug, business_account_slug, created_at) values ($1, $2, $3)
       on conflict (slug) do update set business_account_slug = $2`,
      [slug, businessAccountSlug, now],
    );
    const id = await idOf(client, slug);
    await setDomains(client, id, domains);
    const version = await nextVersion(client);
    for (const [kind, body] of Object.entries({ manifest, settings }))
      await client.query(
        "insert into tenant_configs (tenant_id, kind, version, body, created_at) values ($1, $2, $3, $4, $5)",
        [id, kind, version, JSON.stringify(body), now],
      );
    return { slug, version };
  });
}

/**
 * Returns a clinic's newest manifest, settings and host names, the primary first, as a file that can be
 * imported again; null for an unknown slug.
 */
export async function exportTenant(owner: pg.PoolConfig, slug: string): Promise<TenantFile | null> {
  return inTransaction(owner, async (client) => {
    const { rowCount } = await client.query("select 1 from tenants where slug = $1", [slug]);
    if (rowCount === 0) return null;
    const id = await idOf(client, slug);
    const { rows: domains } = await client.query<{ domain: string }>(
      "select domain from tenant_domains where tenant_id = $1 order by is_primary desc, domain",
      [id],
    );
    const { rows: configs } = await client.query<{ kind: string; body: unknown }>(
      "select distinct on (kind) kind, body from tenant_configs order by kind, version desc",
    );
    const bodyOf = (kind: string) => configs.find((config) => config.kind === kind)?.body ?? {};
    return {
      manifest: asRecord(bodyOf("manifest")) ?? {},
      settings: asRecord(bodyOf("settings")) ?? {},
      domains: domains.map(({ domain }) => domain),
    };
  });
}

/** Returns the clinic's id and limits the transaction to its rows (row-level security). */
async function idOf(client: pg.Client, slug: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    "select id, set_config('app.tenant', id::text, true) from tenants where slug = $1",
    [slug],
  );
  const [row] = rows;
  if (!row) throw new Error(`The clinic ${slug} is not there.`);
  return row.id;
}

/** Adds host names; throws when one belongs to another clinic. */
async function setDomains(client: pg.Client, id: number, domains: readonly string[]): Promise<void> {
  await client.query("update tenant_domains set is_primary = false where tenant_id = $1", [id]);
  for (const [index, domain] of domains.entries()) {
    const { rowCount } = await client.query(
      `insert into tenant_domains (domain, tenant_id, is_primary) values ($1, $2, $3)
       on conflict (domain) do update set is_primary = $3 where tenant_domains.tenant_id = $2`,
      [domain, id, index === 0],
    );
    if (rowCount === 0) throw new Error(`The host name ${domain} is another clinic's.`);
  }
}

async function nextVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    "select coalesce(max(version), 0) + 1 as version from tenant_configs",
  );
  return rows[0]?.version ?? 1;
}

async function inTransaction<T>(owner: pg.PoolConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } finally {
    await client.end(); // what was not committed is undone
  }
}
