-- no-transaction
-- What is due in the care for dependents is found without reading the others. `patients_in_care` serves earlier versions.
create index concurrently if not exists patients_care_unasked on patients (birthdate)
  where parent_id is not null and care_confirmed_at is null and care_asked_at is null;
-- next-statement
create index concurrently if not exists patients_care_unasked_by_clinic on patients (tenant_id, birthdate)
  where parent_id is not null and care_confirmed_at is null and care_asked_at is null;
-- next-statement
create index concurrently if not exists patients_care_ending on patients (care_ends_at)
  where parent_id is not null and care_confirmed_at is null and care_asked_at is not null;
-- next-statement
-- Clinics whose patients may come of age at another age than 18.
create index concurrently if not exists settings_with_age_of_majority on tenant_configs (tenant_id)
  where kind = 'settings' and body ->> 'ageOfMajority' <> '18';
