-- What patients answered, as FHIR QuestionnaireResponse, with what the link named (D.37) and apart by environment (D.26).

create table survey_responses (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  environment text not null,
  template text not null,
  -- Whom the answers are about; who gave them for somebody else stands in the audit log.
  patient_id bigint not null,
  action_name text,
  actionable_id text,
  project_id text,
  check ((action_name is null) = (actionable_id is null) and (action_name is null) = (project_id is null)),
  response jsonb not null,
  answered_at timestamptz not null,
  consented_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, patient_id) references patients
);

create index survey_responses_of_patient on survey_responses (tenant_id, patient_id, id);
create index survey_responses_by_time on survey_responses (tenant_id, answered_at);
-- A link is answered once, however often it is sent.
create unique index survey_answered_once
  on survey_responses (tenant_id, environment, patient_id, action_name, actionable_id, project_id)
  where action_name is not null;

alter table survey_responses enable row level security;
alter table survey_responses force row level security;
create policy one_tenant on survey_responses using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on survey_responses to anteroom_app;
