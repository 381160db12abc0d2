-- The audit log and its seals by month (docs/decisions/0157). The tables that are there become their oldest partition, as they
-- are: no row is read or written. The names lead to the partitioned tables from the next statement on, also of servers of the
-- previous version. Each partition has its own key, since a key of the partitioned table would have to contain the instant; nobody but the
-- sequence gives numbers to entries, and nobody but the clock instants: the role of requests may write neither.

-- The text of the partitions' names is compared, since a trigger of the partitioned table runs under the name of a partition.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name like 'audit\_log%' then
    if old.at < clock_timestamp() - interval '10 years' then return old; end if;
  elsif tg_op = 'DELETE' and tg_table_name = 'audit_seals_before' then
    -- What is sealed here was written here, or is left over in the default partition.
    if not exists (select from audit_log_before l where l.tenant_id = old.tenant_id and l.id = old.audit_id)
      and not exists (select from audit_log_default l where l.tenant_id = old.tenant_id and l.id = old.audit_id)
    then return old; end if;
  elsif tg_op = 'DELETE' and tg_table_name like 'audit\_seals%' then
    if not exists (select from audit_log l where l.tenant_id = old.tenant_id and l.id = old.audit_id) then return old; end if;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;

do $$
declare
  next_id bigint;
  next_order bigint;
  first_month text;
begin
  perform set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true);
  -- Both at once, so that nobody seals between the two; whoever waits finds the new tables under the names. Who seals holds
  -- the second and may wait for the first: it goes on, and this file is tried again.
  lock table audit_log in access exclusive mode;
  lock table audit_seals in access exclusive mode nowait;
  lock table tenants in share row exclusive mode nowait;
  select nextval(pg_get_serial_sequence('audit_log', 'id')) into next_id;
  select nextval(pg_get_serial_sequence('audit_seals', 'sealed_order')) into next_order;
  select substring(pg_get_constraintdef(oid) from '''([^'']+)''') into first_month
    from pg_constraint where conname = 'audit_log_before_months';

  alter table audit_log rename to audit_log_before;
  alter table audit_seals rename to audit_seals_before;
  alter table audit_log_before alter column id drop identity;
  alter table audit_seals_before alter column sealed_order drop identity;
  drop trigger audit_log_is_append_only on audit_log_before;
  drop trigger audit_seals_are_append_only on audit_seals_before;
  drop trigger audit_log_is_queued on audit_log_before;
  alter index audit_log_objects rename to audit_log_before_objects;
  revoke all on audit_log_before, audit_seals_before from anteroom_app;

  create table audit_log (
    tenant_id int not null references tenants,
    id bigint not null generated always as identity,
    at timestamptz not null default clock_timestamp(),
    actor text not null,
    on_behalf_of bigint,
    action text not null,
    object text not null
  ) partition by range (at);
  create table audit_seals (
    tenant_id int not null references tenants,
    audit_id bigint not null,
    sealed_order bigint not null generated always as identity,
    previous_hash bytea not null,
    hash bytea not null,
    sealed_at timestamptz not null default clock_timestamp()
  ) partition by range (sealed_at);
  execute format('alter table audit_log alter column id restart with %s', next_id);
  execute format('alter table audit_seals alter column sealed_order restart with %s', next_order);
  execute format('alter table audit_log attach partition audit_log_before for values from (minvalue) to (%L)', first_month);
  execute format('alter table audit_seals attach partition audit_seals_before for values from (minvalue) to (%L)', first_month);
  alter table audit_log_before drop constraint audit_log_before_months;
  alter table audit_seals_before drop constraint audit_seals_before_months;

  -- The oldest partitions have theirs already.
  create index audit_log_by_clinic on audit_log (tenant_id, at, id);
  create index audit_log_objects on audit_log using gin (string_to_array(split_part(object, '/', 2), ','));
  create index audit_seals_by_order on audit_seals (tenant_id, sealed_order);

  alter table audit_log enable row level security;
  alter table audit_log force row level security;
  alter table audit_seals enable row level security;
  alter table audit_seals force row level security;
end $$;

create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_seals_are_append_only before update or delete on audit_seals
  for each row execute function refuse_change();
create trigger audit_log_is_queued after insert on audit_log
  referencing new table as added for each statement execute function queue_for_seal();

create policy one_tenant on audit_log using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy owner_across_clinics on audit_log for select to current_user using (current_setting('app.across_clinics', true) = 'on');
create policy one_tenant on audit_seals using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy owner_across_clinics on audit_seals for select to current_user using (current_setting('app.across_clinics', true) = 'on');
grant select on audit_log, audit_seals to anteroom_app;
grant insert (tenant_id, actor, on_behalf_of, action, object) on audit_log to anteroom_app;
grant insert (tenant_id, audit_id, previous_hash, hash, sealed_at) on audit_seals to anteroom_app;

-- One partition of a table. The roles of requests and jobs have no rights to a partition: they reach it through the partitioned table. Rows of its
-- month that are in the default partition are moved. Writers wait when the month has begun: one that had chosen the partition
-- without a month would be refused.
create function make_audit_partition(parent text, name text, from_month timestamptz, to_month timestamptz) returns void
  language plpgsql set search_path = public as $$
declare
  instant constant text := case parent when 'audit_log' then 'at' else 'sealed_at' end;
  spare constant text := parent || '_default';
  has_rows boolean := false;
begin
  if from_month <= clock_timestamp() then execute format('lock table %I in share row exclusive mode', parent); end if;
  execute format('create table %I (like %I including defaults)', name, parent);
  if from_month is not null then
    execute format('lock table %I in access exclusive mode', spare);
    perform set_config('app.across_clinics', 'on', true);
    execute format('select exists (select from %I where %I >= $1 and %I < $2)', spare, instant, instant)
      into has_rows using from_month, to_month;
    perform set_config('app.across_clinics', '', true);
  end if;
  if has_rows then
    execute format('alter table %I no force row level security, disable trigger user', spare);
    execute format('with moved as (delete from %I where %I >= $1 and %I < $2 returning *) insert into %I select * from moved',
      spare, instant, instant, name) using from_month, to_month;
    execute format('alter table %I force row level security, enable trigger user', spare);
  end if;
  execute format('alter table %I add primary key (tenant_id, %I)', name, case parent when 'audit_log' then 'id' else 'audit_id' end);
  execute format('alter table %I enable row level security, force row level security', name);
  execute format('create policy one_tenant on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
  execute format('create policy owner_across_clinics on %I for select to current_user using (current_setting(''app.across_clinics'', true) = ''on'')', name);
  if from_month is null then execute format('alter table %I attach partition %I default', parent, name);
  else execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, name, from_month, to_month);
  end if;
end $$;
revoke all on function make_audit_partition(text, text, timestamptz, timestamptz) from public;
select make_audit_partition('audit_log', 'audit_log_default', null, null);
select make_audit_partition('audit_seals', 'audit_seals_default', null, null);

-- Makes the partitions of this month and the three after it, where they are missing, and those of older months whose rows had to go
-- into the default partition; answers how many. By the clock that gives the entries their instants. What is there for
-- years that are far away stays where it is, and so does what was left over from months that are gone.
create function make_audit_months() returns int language plpgsql security definer
  set search_path = public set timezone = 'UTC' set datestyle = 'ISO' set lock_timeout = '2s' as $$
declare
  last_month constant timestamptz := date_trunc('month', clock_timestamp()) + interval '3 months';
  parent text;
  first_month timestamptz;
  months timestamptz[];
  month timestamptz;
  made int := 0;
begin
  perform pg_advisory_xact_lock(20261130);
  foreach parent in array array['audit_log', 'audit_seals'] loop
    select coalesce(min(to_timestamp(right(p.relname, 7), 'YYYY_MM')) filter (where p.relname ~ '_\d{4}_\d{2}$'),
        max(substring(pg_get_expr(p.relpartbound, p.oid) from 'TO \(''([^'']+)''')::timestamptz))
      into first_month
      from pg_inherits i join pg_class p on p.oid = i.inhrelid where i.inhparent = parent::regclass;
    perform set_config('app.across_clinics', 'on', true);
    execute format(
      'select array(
         select m from generate_series(greatest($1, date_trunc(''month'', clock_timestamp())), $2, interval ''1 month'') m
         union select date_trunc(''month'', %1$I) from %2$I where %1$I >= $1 and %1$I < $2 order by 1)',
      case parent when 'audit_log' then 'at' else 'sealed_at' end, parent || '_default')
      into months using first_month, last_month;
    perform set_config('app.across_clinics', '', true);
    foreach month in array months loop
      if to_regclass(format('%I', parent || to_char(month, '_YYYY_MM'))) is null then
        perform make_audit_partition(parent, parent || to_char(month, '_YYYY_MM'), month, month + interval '1 month');
        made := made + 1;
      end if;
    end loop;
  end loop;
  return made;
end $$;
revoke all on function make_audit_months() from public;
grant execute on function make_audit_months() to anteroom_app;
select make_audit_months();

-- Takes out what the clinic at hand has outside of months and was sealed up to `last`, with all seals up to there.
create function forget_audit_until(last bigint) returns int language plpgsql set search_path = public as $$
declare
  gone int;
  also int;
begin
  delete from audit_log_before l using audit_seals s
    where s.tenant_id = current_tenant() and s.sealed_order <= last and l.tenant_id = s.tenant_id and l.id = s.audit_id;
  get diagnostics gone = row_count;
  delete from audit_log_default l using audit_seals s
    where s.tenant_id = current_tenant() and s.sealed_order <= last and l.tenant_id = s.tenant_id and l.id = s.audit_id;
  get diagnostics also = row_count;
  delete from audit_seals s where s.tenant_id = current_tenant() and s.sealed_order <= last;
  return gone + also;
end $$;
revoke all on function forget_audit_until(bigint) from public;

-- Takes the sealed entries of the clinic at hand that are older than ten years and in no partition of a month out of the log, oldest first:
-- nothing that was sealed after an entry that stays. The chain then begins at the anchor.
create or replace function forget_old_audit() returns int language plpgsql security definer set search_path = public as $$
declare
  old constant timestamptz := clock_timestamp() - interval '10 years';
  stays bigint;
  last bigint;
  last_hash bytea;
begin
  perform pg_advisory_xact_lock_shared(20261130);
  perform pg_advisory_xact_lock(20261121, current_tenant());
  select s.sealed_order into stays from audit_seals s
    where s.tenant_id = current_tenant()
      and not exists (select from audit_log_before l where l.tenant_id = s.tenant_id and l.id = s.audit_id and l.at < old)
      and not exists (select from audit_log_default l where l.tenant_id = s.tenant_id and l.id = s.audit_id and l.at < old)
    order by s.sealed_order limit 1;
  select s.sealed_order, s.hash into last, last_hash from audit_seals s
    where s.tenant_id = current_tenant() and (stays is null or s.sealed_order < stays)
    order by s.sealed_order desc limit 1;
  if last is null then return 0; end if;
  insert into audit_anchors (tenant_id, hash) values (current_tenant(), last_hash)
    on conflict (tenant_id) do update set hash = excluded.hash;
  return forget_audit_until(last);
end $$;

-- Drops the oldest month of the log when its last day is more than ten years ago, with the seals that were made in it;
-- answers how many entries went, or null when no month is over. What was sealed after an entry of a later month (a request
-- that took a long time, over midnight) stays, in the default partition, until that one goes: the chain has no holes.
create function drop_old_audit_month() returns bigint language plpgsql security definer
  set search_path = public set timezone = 'UTC' set datestyle = 'ISO' set lock_timeout = '2s' as $$
declare
  entries text;
  seals text;
  others text;
  near text;
  ends timestamptz;
  gone bigint;
  -- The clinics of which something goes, and the last seal of each that does.
  clinics int[];
  lasts bigint[];
  hashes bytea[];
  strays audit_log[];
  by_row int[];
  has_later boolean;
  old_seals text;
begin
  perform pg_advisory_xact_lock(20261130);
  select p.relname into entries from pg_inherits i join pg_class p on p.oid = i.inhrelid
    where i.inhparent = 'audit_log'::regclass and p.relname ~ '_\d{4}_\d{2}$' order by p.relname limit 1;
  ends := to_timestamp(right(entries, 7), 'YYYY_MM') + interval '1 month';
  if entries is null or ends > clock_timestamp() - interval '10 years' then return null; end if;
  seals := 'audit_seals' || right(entries, 8);
  if to_regclass(seals) is null then seals := 'audit_seals_default'; end if;
  -- Where seals of this month's entries are, by name: there are a hundred partitions that have none.
  select string_agg(format('select * from %I', p.relname), ' union all ') into others
    from pg_inherits i join pg_class p on p.oid = i.inhrelid
    where i.inhparent = 'audit_seals'::regclass and p.relname <> seals
      and (p.relname !~ '_\d{4}_\d{2}$' or right(p.relname, 7) <= to_char(ends, 'YYYY_MM'));
  others := coalesce(others, format('select * from %I', seals));
  near := format('(select * from %I union all %s)', seals, others);
  perform set_config('app.across_clinics', 'on', true);
  execute format('select count(*) from %I', entries) into gone;

  -- In each clinic everything goes up to the first seal of an entry that stays.
  execute format('with clinic as (select tenant_id from %1$I union select tenant_id from %2$I),
    stays as (select s.tenant_id, min(s.sealed_order) as first from %3$s s
      where not exists (select from %1$I l where l.tenant_id = s.tenant_id and l.id = s.audit_id)
        and not exists (select from audit_log_before l where l.tenant_id = s.tenant_id and l.id = s.audit_id)
        and not exists (select from audit_log_default l where l.tenant_id = s.tenant_id and l.id = s.audit_id and l.at < $1)
      group by s.tenant_id),
    limits as (select c.tenant_id, coalesce(t.first, (select s.sealed_order from audit_seals s
        where s.tenant_id = c.tenant_id and s.sealed_at >= $1 + interval ''1 month'' order by s.sealed_order limit 1),
        9223372036854775807) as first
      from clinic c left join stays t on t.tenant_id = c.tenant_id),
    goes as (select distinct on (s.tenant_id) s.tenant_id, s.sealed_order, s.hash
      from %3$s s join limits t on t.tenant_id = s.tenant_id and s.sealed_order < t.first
      order by s.tenant_id, s.sealed_order desc)
    select coalesce(array_agg(tenant_id), ''{}''), coalesce(array_agg(sealed_order), ''{}''), array_agg(hash) from goes', entries, seals, near)
    into clinics, lasts, hashes using ends;
  for place in 1 .. cardinality(clinics) loop
    perform set_config('app.tenant', clinics[place]::text, true);
    insert into audit_anchors (tenant_id, hash) values (clinics[place], hashes[place])
      on conflict (tenant_id) do update set hash = excluded.hash;
  end loop;
  execute format('select array(select row(l.tenant_id, l.id, l.at, l.actor, l.on_behalf_of, l.action, l.object)::audit_log from %I l
      where not exists (select from %s s join unnest($1, $2) g (tenant_id, last) on g.tenant_id = s.tenant_id and s.sealed_order <= g.last
        where s.tenant_id = l.tenant_id and s.audit_id = l.id))', entries, near)
    into strays using clinics, lasts;
  -- A seal is made after its entry; where clocks differed so that one stays that was made in this month, its entries stays.
  execute format('select exists (select from %I s left join unnest($1, $2) g (tenant_id, last) on g.tenant_id = s.tenant_id
      where s.sealed_order > coalesce(g.last, 0))', seals) into has_later using clinics, lasts;
  -- Clinics with seals elsewhere, or with entries that were left over from earlier months.
  execute format('select array(
      select s.tenant_id from (%s) s join unnest($1, $2) g (tenant_id, last) on g.tenant_id = s.tenant_id and s.sealed_order <= g.last
      union
      select l.tenant_id from (select tenant_id, id from audit_log_before union all select tenant_id, id from audit_log_default) l
        join %s s on s.tenant_id = l.tenant_id and s.audit_id = l.id
        join unnest($1, $2) g (tenant_id, last) on g.tenant_id = s.tenant_id and s.sealed_order <= g.last)',
    case when has_later or seals = 'audit_seals_default' then near else others end, near) into by_row using clinics, lasts;

  lock table audit_log in access exclusive mode;
  lock table audit_seals in access exclusive mode nowait;
  -- Without taking it out first, which would lock the clinics.
  execute format('drop table %I', entries);
  if cardinality(strays) > 0 then
    alter table audit_log_default no force row level security;
    insert into audit_log_default overriding system value select (unnest(strays)).*;
    alter table audit_log_default force row level security;
  end if;
  for place in 1 .. cardinality(clinics) loop
    if clinics[place] = any (by_row) then
      perform set_config('app.tenant', clinics[place]::text, true);
      gone := gone + forget_audit_until(lasts[place]);
    end if;
  end loop;
  if not has_later and seals <> 'audit_seals_default' then execute format('drop table %I', seals); end if;
  for old_seals in select p.relname from pg_inherits i join pg_class p on p.oid = i.inhrelid
    where i.inhparent = 'audit_seals'::regclass and p.relname ~ '_\d{4}_\d{2}$' and right(p.relname, 7) < right(entries, 7) loop
    execute format('select exists (select from %I)', old_seals) into has_later;
    if not has_later then execute format('drop table %I', old_seals); end if;
  end loop;
  perform set_config('app.tenant', '', true), set_config('app.across_clinics', '', true);
  return gone - cardinality(strays);
end $$;
revoke all on function drop_old_audit_month() from public;
grant execute on function drop_old_audit_month() to anteroom_app;
