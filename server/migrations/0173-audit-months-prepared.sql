-- no-transaction
-- The audit log and its seals are to be stored by month (docs/decisions/0157). First what both versions can live with: the
-- queue says when its entry was written, and a seal when it was made. Seals from before say that they are older. One table
-- at a time, since whoever writes an entry locks the log and then the queue.
alter table audit_unsealed add column if not exists at timestamptz;
-- next-statement
create or replace function queue_for_seal() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into audit_unsealed (tenant_id, audit_id, at) select tenant_id, id, at from added;
  return null;
end $$;
-- next-statement
alter table audit_seals add column if not exists sealed_at timestamptz not null default '-infinity';
-- next-statement
alter table audit_seals alter column sealed_at set default clock_timestamp();
-- next-statement
-- What is there becomes the partition "before the first month", which is the month after next: rows go on being written meanwhile.
-- The checks spare the reading of all rows when the partitions are put together.
do $$
begin
  if exists (select from pg_constraint where conname = 'audit_log_before_months') then return; end if;
  execute format('alter table audit_log add constraint audit_log_before_months check (at < %L) not valid',
    date_trunc('month', now() at time zone 'utc' + interval '2 months') at time zone 'utc');
end $$;
-- next-statement
do $$
begin
  if exists (select from pg_constraint where conname = 'audit_seals_before_months') then return; end if;
  execute format('alter table audit_seals add constraint audit_seals_before_months check (sealed_at < %L) not valid',
    (select substring(pg_get_constraintdef(oid) from '''([^'']+)''')::timestamptz from pg_constraint where conname = 'audit_log_before_months'));
end $$;
