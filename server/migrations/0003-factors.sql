-- Further ways to prove who one is: log-in by taxpayer number, second factors, recovery codes, passkeys.

-- Log-in by CPF; the number is kept as it was typed.
create index patients_of_taxpayer on patients (tenant_id, regexp_replace(taxpayer_number, '\D', '', 'g'))
  where taxpayer_number is not null;

-- When this session's person last proved who they are: what protects the account is changed only shortly after.
alter table sessions add column proven_at timestamptz;

create table second_factors (
  tenant_id int not null,
  patient_id bigint not null,
  kind text not null check (kind in ('totp', 'email')),
  -- The key shared with the authenticator app; it cannot be a hash, since codes are computed from it.
  secret bytea,
  check ((kind = 'totp') = (secret is not null)),
  -- The last time step whose code was taken: a code opens once.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  -- Null until a first code has shown that it works; until then it protects nothing and locks nobody out.
  confirmed_at timestamptz,
  primary key (tenant_id, patient_id, kind),
  foreign key (tenant_id, patient_id) references patients
);

-- One argon2id hash each, with one salt a set: a typed code is stretched once and compared with all.
create table recovery_codes (
  tenant_id int not null,
  patient_id bigint not null,
  code_hash bytea not null,
  salt bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, patient_id, code_hash),
  foreign key (tenant_id, patient_id) references patients
);

-- A question a browser was asked and has not answered yet. The browser holds the token; a code is hashed together with it,
-- so that six digits cannot be found from the database alone.
create table code_challenges (
  tenant_id int not null,
  token_hash bytea not null,
  patient_id bigint not null,
  purpose text not null check (purpose in ('log-in', 'email-factor')),
  code_hash bytea,
  code_expires_at timestamptz,
  code_sent_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, patient_id) references patients
);
create index code_challenges_of_patient on code_challenges (tenant_id, patient_id);

-- Wrong codes and codes sent, by patient: they are counted over a day, whichever browser they come from.
create table factor_attempts (
  tenant_id int not null,
  patient_id bigint not null,
  kind text not null check (kind in ('code', 'mail')),
  made_at timestamptz not null,
  foreign key (tenant_id, patient_id) references patients
);
create index factor_attempts_of_patient on factor_attempts (tenant_id, patient_id, kind, made_at);

create table passkeys (
  tenant_id int not null,
  id bigint generated always as identity unique,
  patient_id bigint not null,
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
  foreign key (tenant_id, patient_id) references patients
);
create index passkeys_of_patient on passkeys (tenant_id, patient_id);

-- What an authenticator is asked to sign, once; `patient_id` is null at log-in, where nobody is known yet.
create table passkey_challenges (
  tenant_id int not null references tenants,
  challenge_hash bytea not null,
  patient_id bigint,
  expires_at timestamptz not null,
  primary key (tenant_id, challenge_hash),
  foreign key (tenant_id, patient_id) references patients
);

do $$
declare t text;
begin
  foreach t in array array['second_factors', 'recovery_codes', 'code_challenges', 'factor_attempts', 'passkeys', 'passkey_challenges']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy one_tenant on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('grant select, insert, update, delete on %I to anteroom_app', t);
  end loop;
end $$;
