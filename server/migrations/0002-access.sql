-- Tokens that travel in addresses, agreements to terms, sign-ups that wait for their confirmation.

-- Whatever a mail's link or a log-in in two steps stands for; only the hash is kept, and each works once.
create table account_tokens (
  tenant_id int not null references tenants,
  token_hash bytea not null,
  kind text not null check (kind ~ '^[a-z][a-z_]{2,39}$'),
  patient_id bigint,
  payload jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Whose browser used it, as a hash: that one may repeat a log-in whose answer was lost.
  used_by_hash bytea,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, patient_id) references patients
);
create index account_tokens_of_patient on account_tokens (tenant_id, patient_id, kind);
create index account_tokens_by_age on account_tokens (tenant_id, expires_at);

create table terms_agreements (
  tenant_id int not null,
  patient_id bigint not null,
  version text not null,
  agreed_at timestamptz not null,
  primary key (tenant_id, patient_id, version),
  foreign key (tenant_id, patient_id) references patients
);

-- Accounts asked for. A row becomes a patient when the link of its mail is confirmed, and else goes after a day.
create table sign_ups (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  email text not null check (email = lower(email)),
  name text not null,
  password_hash text not null,
  taxpayer_number text,
  mgen_client_number text,
  terms_version text not null,
  terms_agreed_at timestamptz not null,
  language text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);

-- Log-in names that asked for a new password; a job looks each up and deletes it, so that the answer takes equally long for all.
create table password_recoveries (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  login text not null,
  language text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);

alter table patients add column mgen_client_number text;
-- D.60: set when the clinic asks for a new password, never by age.
alter table credentials add column expired_at timestamptz;
alter table mails add column patient_id bigint;
alter table mails add column html text;
alter table mails add foreign key (tenant_id, patient_id) references patients;

do $$
declare t text;
begin
  foreach t in array array['account_tokens', 'terms_agreements', 'sign_ups', 'password_recoveries'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy one_tenant on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('grant select, insert, update, delete on %I to anteroom_app', t);
  end loop;
end $$;
