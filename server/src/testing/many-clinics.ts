import pg from "pg";

/**
 * Creates the missing ones of clinics `many-1` to `many-<count>`, at `many-<n>.example`, with
 * manifest and settings. Clinic `n` has the id 1000 + n.
 */
export async function makeManyClinics(owner: pg.PoolConfig, count: number): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query(
      `do $$
      declare n int; made int;
      begin
        for n in select g from generate_series(1, ${count}) g where not exists (select from tenants where slug = 'many-' || g) loop
          insert into tenants (id, slug, business_account_slug, created_at) overriding system value
            values (1000 + n, 'many-' || n, 'many', now()) returning id into made;
          perform set_config('app.tenant', made::text, true);
          insert into tenant_domains (domain, tenant_id, is_primary) values ('many-' || n || '.example', made, true);
          insert into tenant_configs (tenant_id, kind, version, body, created_at)
            values (made, 'manifest', 1, jsonb_build_object('name', 'Clinic ' || n, 'slug', 'many-' || n, 'logoUrl', '/logo.svg'), now()),
              (made, 'settings', 1, '{"patientsLogIn": true}', now());
        end loop;
      end $$`,
    );
  } finally {
    await client.end();
  }
}
