-- Surveys that a clinic writes itself, each version as it was asked: answers name the version they belong to, so none is ever changed.

create table survey_templates (
  tenant_id int not null references tenants,
  slug text not null,
  version int not null check (version > 0),
  -- Whom `actionable_id` of a link names: the person, or an appointment of theirs.
  about text not null check (about in ('patient', 'appointment')),
  -- FHIR R4 Questionnaire, the part of it that is filled in here.
  questionnaire jsonb not null,
  created_at timestamptz not null,
  -- Of the newest version: nobody is asked it any more.
  retired_at timestamptz,
  primary key (tenant_id, slug, version)
);

alter table survey_templates enable row level security;
alter table survey_templates force row level security;
create policy one_tenant on survey_templates using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on survey_templates to anteroom_app;
