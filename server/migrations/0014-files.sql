-- Files and links of an appointment, and what the doctor writes about the visit. The bytes lie outside of the database, under names of ours.

create table visit_files (
  tenant_id int not null,
  id bigint generated always as identity unique,
  appointment_id bigint not null,
  sender text not null check (sender in ('patient', 'clinic')),
  kind text not null check (kind in ('file', 'prescription', 'link')),
  name text not null,
  url text,
  -- Under which the bytes lie; nobody outside ever names or sees it.
  storage_key text unique check (storage_key ~ '^[0-9a-f]{32}$'),
  media_type text,
  -- While it is on its way: as many as are kept free for it.
  size_bytes bigint check (size_bytes >= 0),
  created_at timestamptz not null,
  -- Null while the bytes are on their way; such a row is shown to nobody.
  arrived_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, appointment_id) references appointments,
  check ((kind = 'link') = (url is not null)),
  check ((kind = 'link') = (storage_key is null)),
  check (kind = 'link' or arrived_at is null or media_type is not null)
);
create index visit_files_of_appointment on visit_files (tenant_id, appointment_id, id);

create table visit_summaries (
  tenant_id int not null,
  appointment_id bigint not null,
  text text not null,
  updated_at timestamptz not null,
  primary key (tenant_id, appointment_id),
  foreign key (tenant_id, appointment_id) references appointments
);

-- Bytes whose row is gone, in whatever way it went: they follow it.
create table gone_files (
  tenant_id int not null references tenants,
  storage_key text not null,
  primary key (tenant_id, storage_key)
);

create function note_gone_file() returns trigger language plpgsql as $$
begin
  insert into gone_files (tenant_id, storage_key) values (old.tenant_id, old.storage_key);
  return null;
end $$;
create trigger note_gone_file after delete on visit_files for each row
  when (old.storage_key is not null) execute function note_gone_file();

do $$
declare t text;
begin
  foreach t in array array['visit_files', 'visit_summaries', 'gone_files'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy one_tenant on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('grant select, insert, update, delete on %I to anteroom_app', t);
  end loop;
end $$;
