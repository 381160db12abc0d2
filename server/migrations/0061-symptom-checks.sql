-- Consents to a symptom checker of another company, one a check. What was told is not kept.

create table symptom_checks (
  tenant_id int not null references tenants,
  id bigint generated always as identity,
  token_hash bytea not null,
  -- Null where nobody was signed in.
  patient_id bigint,
  provider text not null,
  company text not null,
  consented_at timestamptz not null,
  -- How often something was passed on.
  calls int not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, patient_id) references patients
);
create index symptom_checks_of_patient on symptom_checks (tenant_id, patient_id) where patient_id is not null;
create index symptom_checks_by_time on symptom_checks (tenant_id, consented_at);

alter table symptom_checks enable row level security;
alter table symptom_checks force row level security;
create policy one_tenant on symptom_checks using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on symptom_checks to anteroom_app;
