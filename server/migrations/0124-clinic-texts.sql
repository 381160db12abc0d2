-- What a clinic writes for its patients in its own words, a text for each language. They name no patient.

create table clinic_texts (
  tenant_id int not null references tenants,
  -- `terms`: the page of its terms; `appointment_mail`: a paragraph of emails about appointments to come.
  kind text not null,
  locale text not null,
  text text not null,
  changed_at timestamptz not null,
  primary key (tenant_id, kind, locale)
);

alter table clinic_texts enable row level security;
alter table clinic_texts force row level security;
create policy one_tenant on clinic_texts using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on clinic_texts to anteroom_app;
