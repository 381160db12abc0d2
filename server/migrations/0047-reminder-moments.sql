-- Which reminders a person wants. Whoever gets the notifications about an appointment decides (S3.DEPENDENT.06, .07).
alter table patients
  add column reminds_day boolean not null default true,
  add column reminds_hour boolean not null default true,
  add column reminds_soon boolean not null default true,
  add column reminds_doctor boolean not null default true,
  add column wants_reminder_mails boolean not null default true,
  -- Of a dependent: set by whoever cares for them, since they have no account.
  add column wants_reminders boolean not null default true;

-- When the clock has to look at an appointment next: a look reads the rows that are due and no others.
create table reminder_looks (
  tenant_id int not null,
  appointment_id bigint not null,
  look_at timestamptz not null,
  primary key (tenant_id, appointment_id),
  foreign key (tenant_id, appointment_id) references appointments on delete cascade
);
create index reminder_looks_due on reminder_looks (look_at);

alter table reminder_looks enable row level security;
alter table reminder_looks force row level security;
create policy one_tenant on reminder_looks using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on reminder_looks to anteroom_app;
-- The jobs' role sees which appointment is due, and nothing of whose it is.
grant select on reminder_looks to anteroom_jobs;
create policy due_work on reminder_looks for select to anteroom_jobs using (true);

-- A booked or moved appointment is looked at at once; one that no longer takes place is not looked at again.
create function plan_reminder_look() returns trigger language plpgsql as $$
begin
  if new.status in ('scheduled', 'accepted') then
    insert into reminder_looks (tenant_id, appointment_id, look_at) values (new.tenant_id, new.id, '-infinity')
    on conflict (tenant_id, appointment_id) do update set look_at = excluded.look_at;
  else
    delete from reminder_looks where tenant_id = new.tenant_id and appointment_id = new.id;
  end if;
  return null;
end $$;
create trigger appointments_plan_reminders after insert on appointments
  for each row when (new.status in ('scheduled', 'accepted')) execute function plan_reminder_look();
create trigger appointments_replan_reminders after update of status, start_time on appointments
  for each row when (old.status is distinct from new.status or old.start_time is distinct from new.start_time)
  execute function plan_reminder_look();

-- Clinics are separated for the owner too, so each is done by itself.
do $$
declare t int;
begin
  for t in select id from tenants loop
    perform set_config('app.tenant', t::text, true);
    insert into reminder_looks (tenant_id, appointment_id, look_at)
      select tenant_id, id, '-infinity' from appointments where status in ('scheduled', 'accepted') and start_time > now();
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

drop index appointments_to_remind;
