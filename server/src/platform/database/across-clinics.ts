import type pg from "pg";
import { openDatabase, openPool, type Database } from "./database.ts";

/**
 * The owner's view of all clinics, for finding which clinics have work due. It reads and cannot write; one connection.
 * The work itself goes through `withTenant`. Users: sweeps that would otherwise ask every clinic.
 */
export function openAcrossClinics(owner: pg.PoolConfig, onError: (error: Error) => void): Database {
  const options = "-c app.across_clinics=on -c default_transaction_read_only=on";
  return openDatabase(openPool({ ...owner, options }, 1, onError));
}

/**
 * Lets the owner read rows of every table of a clinic while `app.across_clinics` is on. Run after each migration, so
 * that a new table needs nothing. Requests and jobs run as other roles, whom this policy does not concern.
 */
export const acrossClinicsPolicies = `
do $$
declare t record;
begin
  for t in
    select c.oid::regclass as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relrowsecurity and c.relowner = current_user::regrole
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'owner_across_clinics')
  loop
    execute format('create policy owner_across_clinics on %s for select to current_user
      using (current_setting(''app.across_clinics'', true) = ''on'')', t.name);
  end loop;
end $$`;
