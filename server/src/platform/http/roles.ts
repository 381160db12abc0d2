import type pg from "pg";

/** Role of requests. Neither this nor `jobsRole` owns tables or bypasses row-level security. */
export const requestRole = "anteroom_app";
/** Role of jobs that look for due work. */
export const jobsRole = "anteroom_jobs";

/** Creates the roles if they are missing. `client` must be allowed to create roles. */
export async function ensureRoles(client: pg.ClientBase): Promise<void> {
  for (const role of [requestRole, jobsRole]) {
    const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1", [role]);
    if (rowCount === 0)
      await client.query(`create role ${role} login nosuperuser nocreatedb nocreaterole nobypassrls`);
  }
}

/** Throws when row-level security does not bind the current role: a superuser, an owner, or one with BYPASSRLS. */
export async function refusePowerfulRole(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ role: string; is_powerful: boolean; owns: boolean }>(
    `select current_user as role, rolsuper or rolbypassrls as is_powerful,
       exists (select 1 from pg_class where relowner = r.oid and relnamespace = 'public'::regnamespace) as owns
     from pg_roles r where rolname = current_user`,
  );
  const [found] = rows;
  if (!found || found.is_powerful || found.owns)
    throw new Error(
      `Requests may not run as the database role ${found?.role ?? "unknown"}: it would see every clinic's patients. Use ${requestRole}.`,
    );
}
