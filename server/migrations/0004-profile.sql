-- What a patient tells in the settings, for whom a patient cares, and the devices that are signed in.
alter table patients
  add column health_number text,
  add column insurer text,
  add column insurance_number text,
  add column policy_number text,
  add column wants_visit_mails boolean not null default true,
  add column wants_calendar_files boolean not null default true,
  -- Counts the changes: two windows that edit at once notice each other.
  add column version int not null default 1,
  -- A dependent taken out of the family: past visits stay with the patient, nothing new is done.
  add column removed_at timestamptz,
  -- D.101: when the dependent was asked to agree that somebody acts for an adult, and when the dependent did.
  add column care_asked_at timestamptz,
  add column care_confirmed_at timestamptz,
  -- From then on nobody acts for the dependent unless the dependent has agreed.
  add column care_ends_at timestamptz;
create index patients_of_parent on patients (tenant_id, parent_id) where parent_id is not null;

alter table sessions
  add column id bigint generated always as identity unique,
  -- Browser and system in two words of ours, as `firefox android`; never what the browser says of itself.
  add column device text;

-- Who booked on behalf of the patient of the visit; null when the patient did.
alter table appointments
  add column booked_by bigint,
  add foreign key (tenant_id, booked_by) references patients;
