-- Apps of patients (SMART App Launch): registered with addresses where they come back to, and what each patient allowed them.

alter table apps
  -- Where the app may have the patient sent back to; empty: a program of the clinic. Otherwise it has no keys, and jwks is an empty list.
  add column redirect_uris text[] not null default '{}',
  add column privacy_url text;

-- What somebody allowed an app to read, of whom, with the code and the one token of it, as hashes.
create table app_grants (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  app_id bigint not null,
  -- Whose record it is, and who allowed it: the same, or who acts for them.
  patient_id bigint not null,
  allowed_by bigint not null,
  scopes text[] not null,
  code_hash bytea not null,
  -- The challenge of PKCE (S256), and the address the code was sent to.
  code_challenge text not null,
  redirect_uri text not null,
  code_expires_at timestamptz not null,
  -- A code that comes a second time ends what was allowed.
  code_used_at timestamptz,
  token_hash bytea,
  allowed_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, code_hash),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, app_id) references apps on delete cascade,
  foreign key (tenant_id, patient_id) references patients (tenant_id, id) on delete cascade,
  foreign key (tenant_id, allowed_by) references patients (tenant_id, id) on delete cascade
);
create index app_grants_of_app on app_grants (tenant_id, app_id);
create index app_grants_of_patient on app_grants (tenant_id, patient_id);
create index app_grants_of_giver on app_grants (tenant_id, allowed_by);
create index app_grants_by_end on app_grants (tenant_id, expires_at);

alter table app_grants enable row level security;
alter table app_grants force row level security;
create policy one_tenant on app_grants using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on app_grants to anteroom_app;
