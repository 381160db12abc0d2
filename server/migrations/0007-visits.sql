-- What a visit costs by its kind, when its time was chosen, and of what its patient was reminded.

-- A doctor's own price is that of a video visit; a kind without a row costs the same.
create table service_prices (
  tenant_id int not null,
  doctor_id bigint not null,
  service_type text not null check (service_type in ('on_site', 'phone', 'intermediate', 'prescription_renewal')),
  price_minor bigint not null check (price_minor >= 0),
  primary key (tenant_id, doctor_id, service_type),
  foreign key (tenant_id, doctor_id) references doctors
);

-- When the patient took another time; null while it is the one that was booked.
alter table appointments add column moved_at timestamptz;

-- Every reminder of a time once, also those that nobody wants. A new time has reminders of its own.
create table visit_reminders (
  tenant_id int not null,
  appointment_id bigint not null,
  start_time timestamptz not null,
  kind text not null check (kind in ('day', 'hour', 'soon')),
  is_mailed boolean not null,
  created_at timestamptz not null,
  primary key (tenant_id, appointment_id, start_time, kind),
  foreign key (tenant_id, appointment_id) references appointments
);

create index appointments_to_remind on appointments (start_time) where status in ('scheduled', 'accepted');
create index appointments_to_close on appointments (end_time) where status in ('accepted', 'preparing');

do $$
declare t text;
begin
  foreach t in array array['service_prices', 'visit_reminders'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy one_tenant on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('grant select, insert, update, delete on %I to anteroom_app', t);
  end loop;
end $$;

-- The jobs' role also sees when a visit to come begins, and which of its reminders are done: not whose visit it is.
grant select (status, service_type, start_time, end_time) on appointments to anteroom_jobs;
drop policy due_work on appointments;
create policy due_work on appointments for select to anteroom_jobs
  using (hold_expires_at is not null or status in ('scheduled', 'accepted', 'preparing'));
grant select (tenant_id, appointment_id, start_time, kind) on visit_reminders to anteroom_jobs;
create policy due_work on visit_reminders for select to anteroom_jobs using (true);
