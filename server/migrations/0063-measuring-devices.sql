-- Values that a device of the patient sent by Bluetooth: which one, and when they were saved, as a device may have stored them for days.

alter table vital_signs_measurements
  -- By name of the value: the model as the device names itself.
  add column devices jsonb not null default '{}',
  -- What was measured earlier counts for the limit of the day on which it is saved.
  add column saved_at timestamptz not null default now();
update vital_signs_measurements set saved_at = measured_at;

create index measurements_saved on vital_signs_measurements (tenant_id, patient_id, saved_at);
-- What a provider delivers twice is kept once; two devices of the patient may have measured in the same second.
drop index measurements_delivered_once;
create unique index measurements_delivered_once on vital_signs_measurements (tenant_id, patient_id, source_system, measured_at)
  where source_system not in ('camera', 'manual', 'device');
