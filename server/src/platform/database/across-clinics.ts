import type pg from "pg";
import { openDatabase, openPool, type Database } from "./database.ts";

/**
 * Opens read-only access to all clinics over one connection of the owner, to find which clinics have work due. The
 * work itself runs in `withTenant`. `onError` receives errors of the idle connection.
 */
export function openAcrossClinics(owner: pg.PoolConfig, onError: (error: Error) => void): Database {
  const options = "-c app.across_clinics=on -c default_transaction_read_only=on";
  return openDatabase(openPool({ ...owner, options }, 1, onError));
}

/**
 * SQL that lets the owner read every clinic's tables while `app.across_clinics` is on. It runs after each migration, so
 * new tables are included. It does not affect the roles of requests and jobs.
 */
export const acrossClinicsPolicies = `
do $$
declare t record;
begin
  for t in
    select c.oid::regclass as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relrowsecurity and c.relowner = current_user::regrole
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'owner_across_clinics')
  loop
    execute format('create policy owner_across_clinics on %s for select to current_user
      using (current_setting(''app.across_clinics'', true) = ''on'')', t.name);
  end loop;
end $$`;
