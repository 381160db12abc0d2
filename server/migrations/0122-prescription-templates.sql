-- Texts that a doctor prescribes often. They name no patient.

create table prescription_templates (
  tenant_id int not null,
  id bigint generated always as identity unique,
  -- Whose it is; null: every doctor of the clinic sees it.
  doctor_id bigint,
  name text not null,
  text text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, doctor_id) references doctors
);

alter table prescription_templates enable row level security;
alter table prescription_templates force row level security;
create policy one_tenant on prescription_templates using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on prescription_templates to anteroom_app;
