-- Retention looks at what became due since its previous round. What is due for another reason than the passing of time
-- is queued here by triggers: rows that are entered after their time, rows of an appointment that ended days ago, and
-- guests who lose an appointment. They serve the previous version too, which ignores the queue.
create table retention_rechecks (
  tenant_id int not null,
  id bigint generated always as identity,
  of_table text not null check (of_table in ('appointments', 'guests', 'urgent_events')),
  row_id bigint not null,
  queued_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index retention_rechecks_by_table on retention_rechecks (of_table, tenant_id, row_id);
create index retention_rechecks_by_time on retention_rechecks (queued_at);
alter table retention_rechecks enable row level security;
alter table retention_rechecks force row level security;
create policy one_tenant on retention_rechecks using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, delete on retention_rechecks to anteroom_app;

create function queue_recheck() returns trigger language plpgsql as $$
begin
  insert into retention_rechecks (tenant_id, of_table, row_id) values (new.tenant_id, tg_table_name, new.id);
  return null;
end $$;
create trigger appointments_queue_recheck after insert on appointments
  for each row when (new.start_time < now()) execute function queue_recheck();
create trigger appointments_queue_recheck_of_change after update of start_time, end_time on appointments
  for each row when (new.start_time < now()
    and (old.start_time is distinct from new.start_time or old.end_time is distinct from new.end_time))
  execute function queue_recheck();
create trigger guests_queue_recheck after insert or update of created_at on guests
  for each row when (new.created_at < now() - interval '1 hour') execute function queue_recheck();
create trigger urgent_events_queue_recheck after insert or update of created_at on urgent_events
  for each row when (new.created_at < now() - interval '1 hour') execute function queue_recheck();

-- A guest whose payment failed, or whose appointment went to an account or is deleted, may have none left.
create function queue_guest_recheck() returns trigger language plpgsql as $$
begin
  insert into retention_rechecks (tenant_id, of_table, row_id) values (old.tenant_id, 'guests', old.guest_id);
  return null;
end $$;
create trigger appointments_queue_guest after update of status, guest_id on appointments
  for each row when (old.guest_id is not null and (new.guest_id is distinct from old.guest_id
    or (new.status = 'payment_failed' and old.status <> 'payment_failed')))
  execute function queue_guest_recheck();
create trigger appointments_queue_guest_of_deletion after delete on appointments
  for each row when (old.guest_id is not null) execute function queue_guest_recheck();

-- What belongs to an appointment that began longer ago than the argument says.
create function queue_appointment_recheck() returns trigger language plpgsql as $$
begin
  insert into retention_rechecks (tenant_id, of_table, row_id)
    select a.tenant_id, 'appointments', a.id from appointments a
    where a.tenant_id = new.tenant_id and a.id = new.appointment_id and a.start_time < now() - tg_argv[0]::interval;
  return null;
end $$;
create trigger messages_queue_recheck after insert on messages
  for each row execute function queue_appointment_recheck('1 day');
create trigger visit_files_queue_recheck after insert on visit_files
  for each row execute function queue_appointment_recheck('1 day');
create trigger visit_invitations_queue_recheck after insert on visit_invitations
  for each row execute function queue_appointment_recheck('1 day');
create trigger visit_notes_queue_recheck after insert on visit_notes
  for each row execute function queue_appointment_recheck('1 day');
create trigger visit_summaries_queue_recheck after insert on visit_summaries
  for each row execute function queue_appointment_recheck('1 day');
create trigger visits_queue_recheck after insert on visits
  for each row execute function queue_appointment_recheck('1 day');
create trigger waitlist_entries_queue_recheck after insert on waitlist_entries
  for each row when (new.appointment_id is not null) execute function queue_appointment_recheck('0 days');
create trigger waitlist_links_queue_recheck after insert on waitlist_links
  for each row when (new.appointment_id is not null) execute function queue_appointment_recheck('0 days');

-- A link or session of a guest whose appointments ended more than a day ago.
create function queue_guest_of_old_appointment() returns trigger language plpgsql as $$
begin
  if not exists (select from appointments a where a.tenant_id = new.tenant_id and a.guest_id = new.guest_id
      and a.end_time > now() - interval '1 day') then
    insert into retention_rechecks (tenant_id, of_table, row_id) values (new.tenant_id, 'guests', new.guest_id);
  end if;
  return null;
end $$;
create trigger guest_links_queue_recheck after insert or update of appointment_id on guest_links
  for each row execute function queue_guest_of_old_appointment();
create trigger guest_sessions_queue_recheck after insert on guest_sessions
  for each row execute function queue_guest_of_old_appointment();
