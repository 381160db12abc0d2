-- Guests of a visit, tries of appointment codes, and short links.

create table visit_invitations (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  appointment_id bigint not null,
  -- Who opened the way: the patient, the clinic, or the appointment's code.
  invited_by text not null check (invited_by in ('patient', 'clinic', 'code')),
  -- Empty until whoever came by code has said it.
  name text not null,
  relationship text check (relationship in
    ('mother', 'father', 'partner', 'child', 'relative', 'friend', 'carer', 'interpreter', 'other')),
  relationship_words text not null default '',
  token_hash bytea not null,
  created_at timestamptz not null,
  admitted_at timestamptz,
  -- Withdrawn by whoever invited, or removed by the doctor. Without it the visit's own end is the end.
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, appointment_id) references appointments
);
create index invitations_of_visit on visit_invitations (tenant_id, appointment_id);

create table code_tries (
  tenant_id int not null references tenants,
  subject_hash bytea not null,
  failed_at timestamptz not null
);
create index code_tries_of_subject on code_tries (tenant_id, subject_hash, failed_at);

-- The address is sealed with the code, of which only the hash is kept: the table alone opens nothing.
create table short_links (
  tenant_id int not null references tenants,
  appointment_id bigint not null,
  code_hash bytea primary key,
  sealed_path bytea not null,
  expires_at timestamptz not null,
  foreign key (tenant_id, appointment_id) references appointments
);

do $$
declare t text;
begin
  foreach t in array array['visit_invitations', 'code_tries', 'short_links'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy one_tenant on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('grant select, insert, update, delete on %I to anteroom_app', t);
  end loop;
end $$;

-- A short link's host may be of several clinics: the code says which.
create policy owner_sees_all on short_links for select to current_user using (true);
create function short_link_of(hash bytea) returns table (tenant_id int, sealed_path bytea, expires_at timestamptz)
  language sql stable security definer set search_path = public
begin atomic
  select l.tenant_id, l.sealed_path, l.expires_at from short_links l where l.code_hash = hash;
end;
revoke all on function short_link_of(bytea) from public;
grant execute on function short_link_of(bytea) to anteroom_app;
