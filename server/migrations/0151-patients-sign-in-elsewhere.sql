-- Where a clinic's patients may sign in too: its own OpenID provider, one a clinic, and who is who there.

create table patient_sign_in_providers (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  -- What the button on the sign-in page says.
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

-- A patient's account and whoever it is at a provider. Bound once; after that the address may change there.
create table patient_identities (
  tenant_id int not null,
  issuer text not null,
  subject text not null,
  patient_id bigint not null,
  created_at timestamptz not null,
  primary key (tenant_id, issuer, subject),
  unique (tenant_id, issuer, patient_id),
  foreign key (tenant_id, patient_id) references patients
);
create index patient_identities_of_patient on patient_identities (tenant_id, patient_id);

alter table patient_sign_in_providers enable row level security;
alter table patient_sign_in_providers force row level security;
create policy one_tenant on patient_sign_in_providers using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on patient_sign_in_providers to anteroom_app;
alter table patient_identities enable row level security;
alter table patient_identities force row level security;
create policy one_tenant on patient_identities using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on patient_identities to anteroom_app;
