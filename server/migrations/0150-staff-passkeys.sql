-- Passkeys of the people at a clinic's desk, and when a session there last proved who it is.

create table staff_passkeys (
  tenant_id int not null,
  id bigint generated always as identity unique,
  staff_id bigint not null,
  name text not null,
  credential_id text not null,
  public_key bytea not null,
  -- The authenticator's own count of uses, where it counts: a copy would fall behind.
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, credential_id),
  foreign key (tenant_id, staff_id) references staff on delete cascade
);
create index staff_passkeys_of_staff on staff_passkeys (tenant_id, staff_id);

-- What an authenticator is asked to sign, once; `staff_id` is null at sign-in, where nobody is known yet.
create table staff_passkey_challenges (
  tenant_id int not null references tenants,
  challenge_hash bytea not null,
  staff_id bigint,
  expires_at timestamptz not null,
  primary key (tenant_id, challenge_hash),
  foreign key (tenant_id, staff_id) references staff on delete cascade
);
create index staff_passkey_challenges_by_end on staff_passkey_challenges (tenant_id, expires_at);
create index staff_passkey_challenges_of_staff on staff_passkey_challenges (tenant_id, staff_id);

alter table staff_passkeys enable row level security;
alter table staff_passkeys force row level security;
create policy one_tenant on staff_passkeys using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on staff_passkeys to anteroom_app;
alter table staff_passkey_challenges enable row level security;
alter table staff_passkey_challenges force row level security;
create policy one_tenant on staff_passkey_challenges using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on staff_passkey_challenges to anteroom_app;

-- When the session's person last entered password or passkey: what protects the account is changed only shortly after.
alter table staff_sessions add column proven_at timestamptz;
