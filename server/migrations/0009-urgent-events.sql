-- What a person wants the clinic to see at once, and when somebody there has seen it.

create table urgent_events (
  tenant_id int not null,
  id bigint generated always as identity,
  -- The sender's own secret: who knows it may ask whether it was seen.
  receipt_hash bytea not null,
  place text not null check (place in ('booking', 'waiting_room', 'vitals')),
  words text not null,
  phone_number text,
  patient_id bigint,
  -- A hold is an appointment; one that nobody booked goes after a day, and what was told with it too.
  appointment_id bigint,
  created_at timestamptz not null,
  seen_at timestamptz,
  -- The clinic's program or doctor, as the audit log names them.
  seen_by text,
  primary key (tenant_id, id),
  unique (tenant_id, receipt_hash),
  foreign key (tenant_id, patient_id) references patients,
  foreign key (tenant_id, appointment_id) references appointments on delete set null (appointment_id)
);

create index urgent_events_unseen on urgent_events (tenant_id, created_at) where seen_at is null;
create index urgent_events_of_patient on urgent_events (tenant_id, patient_id, created_at);
create index urgent_events_of_appointment on urgent_events (tenant_id, appointment_id, created_at);

alter table urgent_events enable row level security;
alter table urgent_events force row level security;
create policy one_tenant on urgent_events using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on urgent_events to anteroom_app;
