-- What patient and clinic write to each other about an appointment, and what somebody who waits was first told.

create table messages (
  tenant_id int not null,
  id bigint generated always as identity unique,
  appointment_id bigint not null,
  sender text not null check (sender in ('patient', 'doctor', 'clinic')),
  -- Given by whoever sends: the same key twice is one message.
  key uuid not null,
  body text not null check (char_length(body) between 1 and 2000),
  sent_at timestamptz not null,
  delivered_at timestamptz,
  seen_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, appointment_id, sender, key),
  foreign key (tenant_id, appointment_id) references appointments
);

create index messages_of_appointment on messages (tenant_id, appointment_id, id);
create index messages_unseen_by_clinic on messages (tenant_id, id) where sender = 'patient' and seen_at is null;

-- The end of the range that was first told, and since when the patient is not in front of the waiting room.
alter table visits add column expected_by timestamptz;
alter table visits add column away_since timestamptz;

alter table messages enable row level security;
alter table messages force row level security;
create policy one_tenant on messages using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on messages to anteroom_app;
