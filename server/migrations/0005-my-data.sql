-- What a person asks for about the own data, and what the clock takes away.

create table data_exports (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  patient_id bigint not null,
  status text not null check (status in ('waiting', 'working', 'ready', 'fetched')),
  steps_done int not null default 0,
  steps_total int not null check (steps_total > 0),
  -- There from the last step until it is fetched, once.
  archive bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, patient_id) references patients,
  check ((status = 'ready') = (archive is not null))
);
create index data_exports_of_patient on data_exports (tenant_id, patient_id, created_at);

-- What somebody had agreed to and took back; what holds stands in the table of the agreements themselves.
create table withdrawn_agreements (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  patient_id bigint not null,
  kind text not null,
  version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, patient_id) references patients
);
create index withdrawn_agreements_of_patient on withdrawn_agreements (tenant_id, patient_id);

-- An erased guest has neither of them.
alter table guests alter column birthdate drop not null, alter column sex drop not null, alter column token_hash drop not null;

-- Who looked at whose record: the numbers in `appointment/7,9`.
create index audit_log_objects on audit_log using gin (string_to_array(split_part(object, '/', 2), ','));

-- What is older than the law asks for leaves the log at its old end; the chain then begins at this hash.
create table audit_anchors (
  tenant_id int primary key references tenants,
  hash bytea not null
);

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'audit_log' then
    if old.at < clock_timestamp() - interval '10 years' then return old; end if;
  elsif tg_op = 'DELETE' and tg_table_name = 'audit_seals' then
    if not exists (select 1 from audit_log l where l.tenant_id = old.tenant_id and l.id = old.audit_id) then return old; end if;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;

-- Takes the sealed entries of the clinic at hand that are older than ten years out of the log, oldest first.
create function forget_old_audit() returns int language plpgsql security definer set search_path = public as $$
declare
  gone int;
  -- The first seal that stays: nothing sealed after it goes, however old.
  stays bigint;
begin
  perform pg_advisory_xact_lock(20261121, current_tenant());
  select min(s.sealed_order) into stays
    from audit_seals s join audit_log l on l.tenant_id = s.tenant_id and l.id = s.audit_id
    where s.tenant_id = current_tenant() and l.at >= clock_timestamp() - interval '10 years';
  insert into audit_anchors (tenant_id, hash)
    select s.tenant_id, s.hash from audit_seals s
    where s.tenant_id = current_tenant() and (stays is null or s.sealed_order < stays)
    order by s.sealed_order desc limit 1
    on conflict (tenant_id) do update set hash = excluded.hash;
  delete from audit_log l using audit_seals s
    where l.tenant_id = current_tenant() and s.tenant_id = l.tenant_id and s.audit_id = l.id
      and (stays is null or s.sealed_order < stays);
  get diagnostics gone = row_count;
  delete from audit_seals s
    where s.tenant_id = current_tenant() and (stays is null or s.sealed_order < stays)
      and not exists (select 1 from audit_log l where l.tenant_id = s.tenant_id and l.id = s.audit_id);
  return gone;
end $$;

do $$
declare t text;
begin
  foreach t in array array['data_exports', 'withdrawn_agreements', 'audit_anchors'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy one_tenant on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
  end loop;
end $$;
revoke all on function forget_old_audit() from public;
grant execute on function forget_old_audit() to anteroom_app;
grant select, insert, update, delete on data_exports, withdrawn_agreements to anteroom_app;
grant select on audit_anchors to anteroom_app;
