-- Which record became part of which: merged by the clinic, or joined by a patient who had two accounts. The one that is gone
-- is known by its number to the audit log and to the clinic's own systems.
create table merged_patients (
  tenant_id int not null references tenants,
  -- The record that is gone.
  patient_id bigint not null,
  into_patient_id bigint not null,
  merged_at timestamptz not null,
  merged_by text not null check (merged_by in ('clinic', 'patient')),
  -- Of the record that is gone, where the remaining one has another.
  external_id text,
  primary key (tenant_id, patient_id),
  foreign key (tenant_id, into_patient_id) references patients (tenant_id, id) on delete cascade
);
create index merged_patients_of_remaining on merged_patients (tenant_id, into_patient_id);

alter table merged_patients enable row level security;
alter table merged_patients force row level security;
create policy one_tenant on merged_patients using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on merged_patients to anteroom_app;

-- A clinic's systems are told, so that they follow.
create function webhook_of_merge() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.tenant_id, 'patient.merged', jsonb_build_object('patient_id', new.into_patient_id,
    'merged_patient_id', new.patient_id, 'merged_external_id', new.external_id, 'merged_by', new.merged_by));
  return null;
end $$;
create trigger webhook_of_merge after insert on merged_patients for each row execute function webhook_of_merge();
