-- A reading belongs to a visit, or to the patient alone; each value says where it comes from and what it is worth.

alter table vital_signs_measurements
  alter column appointment_id drop not null,
  add column patient_id bigint,
  -- By name of the value: camera, cuff, oximeter ...
  add column sources jsonb not null default '{}',
  -- By name of the value, from 0 to 1.
  add column quality jsonb not null default '{}',
  add column algorithm_version text,
  -- When the patient agreed to be read by the camera.
  add column consented_at timestamptz,
  -- The pressure is the mean of so many readings.
  add column pressure_readings int,
  add foreign key (tenant_id, patient_id) references patients,
  add constraint of_a_visit_or_a_patient check ((appointment_id is null) <> (patient_id is null)),
  add constraint read_with_consent check (source_system <> 'camera' or consented_at is not null);

create index measurements_of_patient on vital_signs_measurements (tenant_id, patient_id, id);
-- What a provider delivers twice is kept once.
create unique index measurements_delivered_once on vital_signs_measurements (tenant_id, patient_id, source_system, measured_at)
  where source_system not in ('camera', 'manual');
