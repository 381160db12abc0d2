-- Apps of SMART Backend Services: programs that sign with a key of their own for a token of five minutes (OAuth 2, client_credentials).

create table apps (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  client_id text not null,
  name text not null,
  -- As SMART writes them: system/Patient.rs.
  scopes text[] not null,
  -- The public keys themselves, or where the app keeps them.
  jwks jsonb,
  jwks_uri text,
  made_by text not null,
  created_at timestamptz not null,
  -- When it last got a token.
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, client_id),
  check ((jwks is null) <> (jwks_uri is null))
);

-- Tokens that apps were given, as hashes; what has expired goes when the next one is given.
create table app_tokens (
  tenant_id int not null,
  token_hash bytea not null,
  app_id bigint not null,
  scopes text[] not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, app_id) references apps on delete cascade
);
create index app_tokens_of_app on app_tokens (tenant_id, app_id);
create index app_tokens_by_end on app_tokens (tenant_id, expires_at);

-- Assertions that apps signed and that are used up, until nobody would take them any more.
create table app_assertions (
  tenant_id int not null references tenants,
  assertion_hash bytea not null,
  expires_at timestamptz not null,
  primary key (tenant_id, assertion_hash)
);
create index app_assertions_by_end on app_assertions (tenant_id, expires_at);

alter table apps enable row level security;
alter table apps force row level security;
create policy one_tenant on apps using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on apps to anteroom_app;
alter table app_tokens enable row level security;
alter table app_tokens force row level security;
create policy one_tenant on app_tokens using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on app_tokens to anteroom_app;
alter table app_assertions enable row level security;
alter table app_assertions force row level security;
create policy one_tenant on app_assertions using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on app_assertions to anteroom_app;
