-- Medicines and allergies kept from appointment to appointment, and links to a copy of the whole record.

create table health_record_entries (
  tenant_id int not null references tenants,
  id bigint generated always as identity,
  patient_id bigint not null,
  -- Chosen by the browser: the same request sent again adds nothing.
  client_key uuid not null,
  kind text not null check (kind in ('medicine', 'allergy')),
  name text not null,
  dose text,
  frequency text,
  since text,
  reaction text,
  severity text check (severity in ('mild', 'moderate', 'severe')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  ended_at timestamptz,
  -- Taken off the list; can be restored until the retention round deletes the row.
  removed_at timestamptz,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, patient_id, client_key),
  foreign key (tenant_id, patient_id) references patients,
  check (kind = 'allergy' or (reaction is null and severity is null)),
  check (kind = 'medicine' or (dose is null and frequency is null))
);
create index health_record_entries_of_patient on health_record_entries (tenant_id, patient_id, kind);
create index health_record_entries_removed on health_record_entries (removed_at) where removed_at is not null;

create table health_record_confirmations (
  tenant_id int not null references tenants,
  patient_id bigint not null,
  kind text not null check (kind in ('medicine', 'allergy')),
  -- 'none' is an answer of its own: no known allergies, no medicines.
  answer text not null check (answer in ('listed', 'none')),
  confirmed_at timestamptz not null,
  primary key (tenant_id, patient_id, kind),
  foreign key (tenant_id, patient_id) references patients
);

create table health_record_shares (
  tenant_id int not null references tenants,
  id bigint generated always as identity,
  patient_id bigint not null,
  -- Who made the link: once they may not see the record any more, the link opens nothing.
  made_by bigint not null,
  token_hash bytea not null,
  label text not null,
  parts text[] not null,
  -- The original files that belong to the copy.
  file_ids bigint[] not null,
  -- Copies encrypted with the key that stands in the link alone (JWE); null once the link is revoked.
  sealed_record text,
  sealed_document text,
  passcode_hash text,
  most_views int check (most_views > 0),
  views int not null default 0,
  wrong_passcodes int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, patient_id) references patients,
  foreign key (tenant_id, made_by) references patients
);
create index health_record_shares_of_patient on health_record_shares (tenant_id, patient_id, id);
create index health_record_shares_of_maker on health_record_shares (tenant_id, made_by);
create index health_record_shares_expired on health_record_shares (expires_at);

do $$
declare t text;
begin
  foreach t in array array['health_record_entries', 'health_record_confirmations', 'health_record_shares'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy one_tenant on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('grant select, insert, update, delete on %I to anteroom_app', t);
  end loop;
end $$;
