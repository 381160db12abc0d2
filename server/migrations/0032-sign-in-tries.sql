-- Tries of a password in a row, by sign-in name, network and device, as hashes
-- (docs/decisions/0017-delays-instead-of-lockout.md).
create table sign_in_tries (
  tenant_id int not null references tenants,
  subject_hash bytea not null,
  -- The sign-in name whose tries they are: a reset by mail clears all of them.
  login_hash bytea not null,
  tries int not null check (tries >= 0),
  last_at timestamptz not null,
  primary key (tenant_id, subject_hash)
);
create index sign_in_tries_of_login on sign_in_tries (tenant_id, login_hash);
create index sign_in_tries_by_age on sign_in_tries (tenant_id, last_at);

alter table sign_in_tries enable row level security;
alter table sign_in_tries force row level security;
create policy one_tenant on sign_in_tries using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on sign_in_tries to anteroom_app;
