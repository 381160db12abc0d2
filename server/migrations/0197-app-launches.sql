-- Launches of apps from the desk (SMART App Launch, EHR launch): a staff member opens an app with a patient of an appointment.

alter table apps
  -- Where the desk opens the app; null: the desk does not offer it.
  add column launch_url text;

-- One row from the click at the desk to the end of the app's token. All secrets are hashes.
create table app_launches (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  app_id bigint not null,
  -- Who opened it, in which session, which ends it too.
  staff_id bigint not null,
  session_hash bytea not null,
  patient_id bigint not null,
  appointment_id bigint not null,
  launch_hash bytea not null,
  launched_at timestamptz not null,
  -- When the launch value was used; it is good once.
  used_at timestamptz,
  -- What was granted with the code.
  scopes text[] not null default '{}',
  code_hash bytea,
  code_challenge text,
  redirect_uri text,
  nonce text,
  code_used_at timestamptz,
  token_hash bytea,
  -- Of the launch value, then of the code, then of the token.
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, launch_hash),
  unique (tenant_id, code_hash),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, app_id) references apps on delete cascade,
  foreign key (tenant_id, staff_id) references staff on delete cascade,
  foreign key (tenant_id, session_hash) references staff_sessions on delete cascade,
  foreign key (tenant_id, patient_id) references patients (tenant_id, id) on delete cascade,
  foreign key (tenant_id, appointment_id) references appointments (tenant_id, id) on delete cascade
);
create index app_launches_of_app on app_launches (tenant_id, app_id);
create index app_launches_of_staff on app_launches (tenant_id, staff_id);
create index app_launches_of_session on app_launches (tenant_id, session_hash);
create index app_launches_of_patient on app_launches (tenant_id, patient_id);
create index app_launches_of_appointment on app_launches (tenant_id, appointment_id);
create index app_launches_by_end on app_launches (expires_at);

alter table app_launches enable row level security;
alter table app_launches force row level security;
create policy one_tenant on app_launches using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on app_launches to anteroom_app;
