-- Who wants an earlier time for an appointment, and the times that were offered. An offer is a hold of that time which has no secret.

create table waitlist_entries (
  tenant_id int not null,
  appointment_id bigint not null,
  doctor_id bigint not null,
  -- Who asked: the patient, or whoever acts for them.
  patient_id bigint not null,
  joined_at timestamptz not null,
  primary key (tenant_id, appointment_id),
  foreign key (tenant_id, appointment_id) references appointments on delete cascade,
  foreign key (tenant_id, doctor_id) references doctors,
  foreign key (tenant_id, patient_id) references patients
);
create index waitlist_of_doctor on waitlist_entries (tenant_id, doctor_id, joined_at, appointment_id);
create index waitlist_of_account on waitlist_entries (tenant_id, patient_id);

create table waitlist_offers (
  tenant_id int not null,
  appointment_id bigint not null,
  start_time timestamptz not null,
  hold_id bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Null while the person may take it.
  outcome text check (outcome in ('declined', 'ended')),
  -- One time is offered to one person once.
  primary key (tenant_id, appointment_id, start_time),
  foreign key (tenant_id, appointment_id) references waitlist_entries on delete cascade,
  unique (tenant_id, hold_id)
);
create unique index waitlist_open_offers on waitlist_offers (tenant_id, appointment_id) where outcome is null;

-- Doctors whose free times may have changed while somebody waits for one. Rows are added and deleted, never changed, so that
-- no booking waits for another one here.
create table waitlist_checks (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  doctor_id bigint not null,
  primary key (tenant_id, id)
);
create index waitlist_checks_of_doctor on waitlist_checks (tenant_id, doctor_id, id);

create function note_waitlist_check() returns trigger language plpgsql as $$
begin
  insert into waitlist_checks (tenant_id, doctor_id)
    select changed.tenant_id, changed.doctor_id
    from (select coalesce(new.tenant_id, old.tenant_id) as tenant_id, coalesce(new.doctor_id, old.doctor_id) as doctor_id) changed
    where exists (select 1 from waitlist_entries e where e.tenant_id = changed.tenant_id and e.doctor_id = changed.doctor_id);
  return null;
end $$;
create trigger note_waitlist_check after update of status, start_time on appointments for each row
  when (old.status <> new.status or old.start_time <> new.start_time) execute function note_waitlist_check();
create trigger note_waitlist_check_of_deletion after delete on appointments for each row execute function note_waitlist_check();
create trigger note_waitlist_check after insert or update or delete on doctor_hours for each row
  execute function note_waitlist_check();
create trigger note_waitlist_check after insert or update or delete on doctor_exceptions for each row
  execute function note_waitlist_check();

alter table push_messages drop constraint push_messages_kind_check;
alter table push_messages add constraint push_messages_kind_check check (kind in ('call', 'reminder', 'earlier'));

do $$
declare t text;
begin
  foreach t in array array['waitlist_entries', 'waitlist_offers', 'waitlist_checks'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy one_tenant on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('grant select, insert, update, delete on %I to anteroom_app', t);
  end loop;
end $$;
