import { demoClinics } from "@anteroom/content/demo/clinics";
import type { Manifest } from "@anteroom/domain/clinic/manifest";
import pg from "pg";
import { makeClinic } from "./demo-clinic.ts";
import { ensureUpcomingDemo } from "./demo-upcoming.ts";
import type { DemoFile } from "./demo-file.ts";
import type { DemoDeps } from "./demo-deps.ts";

/**
 * Creates the demo clinics in an empty database, or completes them where all exist, clears the tenant cache and
 * ensures their appointments. Returns null, without a change, when the database has clinics and lacks a demo one.
 * `known` is the previous demo file, whose tokens stay valid.
 */
export async function seedDemo(deps: DemoDeps, known: DemoFile | null): Promise<DemoFile | null> {
  const { db, clock, app } = deps.services;
  const slugs = demoClinics.map(({ manifest }) => manifest.slug);
  const tenantIds = await makeTenants(deps, slugs);
  if (!tenantIds) return null;
  for (const clinic of demoClinics) {
    const tenantId = tenantIds.get(clinic.manifest.slug);
    if (tenantId !== undefined) await makeClinic(db, tenantId, clinic, clock.now());
  }
  app.tenants.clearCache();
  return keepDemoAlive(deps, known);
}

/**
 * Ensures for every demo clinic what `ensureUpcomingDemo` does, and returns the new demo file without writing
 * it. Runs at start and regularly.
 */
export async function keepDemoAlive(deps: DemoDeps, known: DemoFile | null): Promise<DemoFile> {
  const { tenants } = deps.services.app;
  const clinics = [];
  for (const clinic of demoClinics) {
    const { slug } = clinic.manifest;
    const tenant = await tenants.ofSlug(slug);
    const before = known?.clinics.find((one) => one.slug === slug) ?? null;
    if (tenant) clinics.push(await ensureUpcomingDemo(deps, { tenant, clinic, before }));
  }
  return { clinics };
}

async function makeTenants(
  { services, owner }: DemoDeps,
  slugs: string[],
): Promise<Map<string, number> | null> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query("begin");
    await client.query("lock table tenants in share row exclusive mode");
    const before = await tenantIdsOf(client);
    if (before.size > 0 && !slugs.every((slug) => before.has(slug))) {
      await client.query("rollback");
      return null;
    }
    const place = { host: services.config.baseUrl.hostname, now: services.clock.now() };
    for (const { manifest } of demoClinics) await makeTenant(client, manifest, place);
    const ids = await tenantIdsOf(client);
    await client.query("commit");
    return ids;
  } finally {
    await client.end();
  }
}

async function tenantIdsOf(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; slug: string }>("select id, slug from tenants");
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/**
 * Creates an empty clinic with the primary host name `<slug>.<host>`; does nothing for what exists. Creates
 * no configuration. `client` must be the database's owner.
 */
export async function makeTenant(
  client: pg.Client,
  { slug, businessAccountSlug }: Pick<Manifest, "slug" | "businessAccountSlug">,
  { host, now }: { host: string; now: Date },
): Promise<void> {
  await client.query(
    "insert into tenants (slug, business_account_slug, created_at) values ($1, $2, $3) on conflict (slug) do nothing",
    [slug, businessAccountSlug, now],
  );
  await client.query(
    `insert into tenant_domains (domain, tenant_id, is_primary) select $2, id, true from tenants where slug = $1
     on conflict do nothing`,
    [slug, `${slug}.${host}`],
  );
}
