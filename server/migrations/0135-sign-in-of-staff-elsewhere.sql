-- Where the people of a clinic sign in instead of at its desk: its own OpenID provider, one a clinic, and who is who there.

create table staff_sign_in_providers (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  -- What the button at the desk says.
  name text not null,
  issuer text not null,
  client_id text not null,
  -- Sealed with the installation's key; null only until the transaction that makes the row is over.
  sealed_client_secret bytea,
  client_secret_end text not null,
  client_secret_set_at timestamptz not null,
  is_enabled boolean not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id)
);

-- An account at the desk and whoever it is at a provider. Bound once, by the confirmed email address; after that the address may change there.
create table staff_identities (
  tenant_id int not null,
  issuer text not null,
  subject text not null,
  staff_id bigint not null,
  created_at timestamptz not null,
  primary key (tenant_id, issuer, subject),
  unique (tenant_id, issuer, staff_id),
  foreign key (tenant_id, staff_id) references staff on delete cascade
);
create index staff_identities_of_staff on staff_identities (tenant_id, staff_id);

alter table staff_sign_in_providers enable row level security;
alter table staff_sign_in_providers force row level security;
create policy one_tenant on staff_sign_in_providers using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on staff_sign_in_providers to anteroom_app;
alter table staff_identities enable row level security;
alter table staff_identities force row level security;
create policy one_tenant on staff_identities using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on staff_identities to anteroom_app;
