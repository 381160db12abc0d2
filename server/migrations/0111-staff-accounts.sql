-- People who work at a clinic and sign in at its desk, and their sessions.

create table staff (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  -- The sign-in name, in small letters.
  email text not null,
  name text not null,
  role text not null check (role in ('doctor', 'reception', 'admin')),
  -- As whom a doctor acts; nobody else acts as a doctor.
  doctor_id bigint,
  -- Of the password, or of the one-time password until its owner has chosen one.
  password_hash text not null,
  -- Until when the one-time password is good; null once its owner has chosen a password.
  one_time_until timestamptz,
  -- The key of the authenticator app, sealed with the installation's key; it protects nothing until a code has confirmed it.
  sealed_totp bytea,
  totp_confirmed_at timestamptz,
  -- The last time step whose code was taken: each is taken once.
  totp_last_step bigint not null default 0,
  -- Codes that were tried since then; a right one begins anew.
  code_tries int not null default 0,
  code_tries_since timestamptz,
  created_at timestamptz not null,
  -- Who made it, as the audit log names callers.
  made_by text not null,
  disabled_at timestamptz,
  last_signed_in_at timestamptz,
  check ((role = 'doctor') = (doctor_id is not null)),
  primary key (tenant_id, id),
  unique (tenant_id, email),
  foreign key (tenant_id, doctor_id) references doctors
);
create index staff_of_doctor on staff (tenant_id, doctor_id);

create table staff_sessions (
  tenant_id int not null,
  token_hash bytea not null,
  staff_id bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- Until the authenticator app is set up, where the installation asks for one: the session may do nothing else.
  lacks_factor boolean not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, staff_id) references staff on delete cascade
);
create index staff_sessions_of_staff on staff_sessions (tenant_id, staff_id);

alter table staff enable row level security;
alter table staff force row level security;
create policy one_tenant on staff using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on staff to anteroom_app;
alter table staff_sessions enable row level security;
alter table staff_sessions force row level security;
create policy one_tenant on staff_sessions using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on staff_sessions to anteroom_app;
