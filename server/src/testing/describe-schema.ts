import pg from "pg";

/** Each query answers one line per object: `name` is unique in its kind, `definition` is what must be equal. */
const queries = {
  tables: `select c.relname as name,
      c.relkind::text || ' rls ' || c.relrowsecurity || ' forced ' || c.relforcerowsecurity || ' owner ' ||
      pg_get_userbyid(c.relowner) as definition
    from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'S') and c.relnamespace = any($1::regnamespace[])`,
  columns: `select a.attrelid::regclass || '.' || a.attname as name,
      concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
        pg_get_expr(d.adbin, d.adrelid)) as definition
    from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace = any($1::regnamespace[]) and a.attnum > 0
      and not a.attisdropped`,
  constraints: `select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = any($1::regnamespace[]) and conrelid <> 0 and contype <> 'n'`,
  indexes: `select c.relname as name, pg_get_indexdef(i.indexrelid) || ' valid ' || i.indisvalid as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = any($1::regnamespace[])`,
  policies: `select polrelid::regclass || '.' || polname as name,
      concat_ws(' ', polcmd, polpermissive, (select array_agg(pg_get_userbyid(r) order by 1) from unnest(polroles) r),
        pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) as definition
    from pg_policy join pg_class c on c.oid = polrelid where c.relnamespace = any($1::regnamespace[])`,
  functions: `select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition
    from pg_proc p where p.prokind = 'f' and p.pronamespace = any($1::regnamespace[])
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
  triggers: `select tgrelid::regclass || '.' || tgname as name, pg_get_triggerdef(t.oid) || tgenabled::text as definition
    from pg_trigger t join pg_class c on c.oid = tgrelid
    where not tgisinternal and c.relnamespace = any($1::regnamespace[])`,
  grants: `select name, string_agg(line, ', ' order by line) as definition from (
      select c.relname as name, pg_get_userbyid(grantee) || ' ' || privilege_type as line
        from pg_class c, aclexplode(coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's'::"char" else 'r'::"char" end, c.relowner))) where c.relnamespace = any($1::regnamespace[]) and c.relkind <> 'i'
      union all
      select a.attrelid::regclass || '.' || a.attname, pg_get_userbyid(grantee) || ' ' || privilege_type
        from pg_attribute a join pg_class c on c.oid = a.attrelid, aclexplode(a.attacl)
        where c.relnamespace = any($1::regnamespace[])
      union all
      select p.oid::regprocedure::text, coalesce(pg_get_userbyid(nullif(grantee, 0)), 'public') || ' ' || privilege_type
        from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner)))
        where p.pronamespace = any($1::regnamespace[])
          and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
      union all
      select nspname, coalesce(pg_get_userbyid(nullif(grantee, 0)), 'public') || ' ' || privilege_type
        from pg_namespace n, aclexplode(n.nspacl) where n.oid = any($1::regnamespace[])
    ) granted group by name`,
  extensions: `select extname as name, extversion as definition from pg_extension
    where $1::regnamespace[] is not null`,
} as const;

/** The job queue makes a partition of its statistics each day, and the audit log has one for each month. */
const datedPartition = /_20\d{6}|_20\d\d_\d\d/;

type Part = keyof typeof queries;
/** A database schema: by kind of object, definitions by name. */
export type Schema = Record<Part, Record<string, string>>;

/**
 * Returns everything of the catalogue that the product depends on. Ignores column order, names of
 * NOT NULL constraints and partitions of a day or month. `place` needs a role that can read
 * the catalogue.
 */
export async function describeSchema(
  place: pg.PoolConfig,
  namespaces = ["public", "pgboss"],
): Promise<Schema> {
  const client = new pg.Client(place);
  await client.connect();
  try {
    const parts: [string, Record<string, string>][] = [];
    for (const [part, query] of Object.entries(queries)) {
      const { rows } = await client.query<{ name: string; definition: string }>(`${query} order by name`, [
        namespaces,
      ]);
      const lasting = rows.filter(({ name }) => !datedPartition.test(name));
      parts.push([part, Object.fromEntries(lasting.map(({ name, definition }) => [name, definition]))]);
    }
    return Object.fromEntries(parts) as Schema;
  } finally {
    await client.end();
  }
}
