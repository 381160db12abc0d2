-- Apps of patients read for longer than one token: refresh tokens, and a nonce of the request for ID tokens.

alter table app_grants
  -- What the app asked to find in its ID token.
  add column nonce text,
  -- When the token ends; expires_at is when all of it does. Null: both at once.
  add column token_expires_at timestamptz;

-- Refresh tokens of what a patient allowed, as hashes. A used one that comes again ends what was allowed.
create table app_refresh_tokens (
  tenant_id int not null,
  token_hash bytea not null,
  grant_id bigint not null,
  given_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, grant_id) references app_grants on delete cascade
);
create index app_refresh_tokens_of_grant on app_refresh_tokens (tenant_id, grant_id);

alter table app_refresh_tokens enable row level security;
alter table app_refresh_tokens force row level security;
create policy one_tenant on app_refresh_tokens using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on app_refresh_tokens to anteroom_app;
