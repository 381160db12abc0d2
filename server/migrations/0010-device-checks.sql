-- The last device test of a visit. Names of devices stay on the patient's device.
create table device_checks (
  tenant_id int not null,
  appointment_id bigint not null,
  camera text not null check (camera in ('pass', 'fail', 'skip')),
  speaker text not null check (speaker in ('pass', 'fail', 'skip')),
  microphone text not null check (microphone in ('pass', 'fail', 'skip')),
  network text not null check (network in ('pass', 'fail', 'skip')),
  relay text check (relay in ('reached', 'blocked', 'none')),
  round_trip_ms int check (round_trip_ms >= 0),
  loss_percent real check (loss_percent between 0 and 100),
  kilobits int check (kilobits >= 0),
  browser text not null,
  system text not null,
  checked_at timestamptz not null,
  primary key (tenant_id, appointment_id),
  foreign key (tenant_id, appointment_id) references appointments
);

alter table device_checks enable row level security;
alter table device_checks force row level security;
create policy one_tenant on device_checks using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on device_checks to anteroom_app;
