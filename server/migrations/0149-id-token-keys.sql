-- By which a clinic signs who signed in at an app that patients connect (OpenID Connect); made with the first app that asks for it.

create table id_token_keys (
  tenant_id int primary key references tenants,
  -- RFC 7517, RS256. The private key is sealed with DATA_KEY.
  public_jwk jsonb not null,
  sealed_private_key bytea not null,
  created_at timestamptz not null
);

alter table id_token_keys enable row level security;
alter table id_token_keys force row level security;
create policy one_tenant on id_token_keys using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on id_token_keys to anteroom_app;
