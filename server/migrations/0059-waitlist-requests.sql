-- Waiting without an appointment: for a doctor or a specialty. An entry has a number of its own, and its offers belong to it.

alter table waitlist_entries no force row level security;
alter table waitlist_offers no force row level security;

alter table waitlist_offers drop constraint waitlist_offers_tenant_id_appointment_id_fkey;
alter table waitlist_entries drop constraint waitlist_entries_pkey;
alter table waitlist_entries
  add column id bigint generated always as identity,
  add primary key (tenant_id, id),
  alter column appointment_id drop not null,
  alter column doctor_id drop not null,
  add unique (tenant_id, appointment_id),
  add column specialty text,
  -- Who is to be seen, where there is no appointment that says so.
  add column attendee_id bigint,
  -- The first time that was free when they joined: only earlier ones are of use. Null where none was.
  add column before_time timestamptz,
  add foreign key (tenant_id, attendee_id) references patients,
  add check (appointment_id is not null and doctor_id is not null and specialty is null and attendee_id is null
    or appointment_id is null and attendee_id is not null and (doctor_id is null) <> (specialty is null));
create unique index waitlist_requests_once on waitlist_entries
  (tenant_id, attendee_id, coalesce(doctor_id, 0), coalesce(specialty, '')) where appointment_id is null;
create index waitlist_of_specialty on waitlist_entries (tenant_id, specialty, joined_at, id) where specialty is not null;
create index waitlist_of_attendee on waitlist_entries (tenant_id, attendee_id) where attendee_id is not null;

alter table waitlist_offers add column entry_id bigint, add column doctor_id bigint;
update waitlist_offers o set entry_id = e.id, doctor_id = e.doctor_id
  from waitlist_entries e where e.tenant_id = o.tenant_id and e.appointment_id = o.appointment_id;
alter table waitlist_offers
  alter column entry_id set not null,
  alter column doctor_id set not null,
  drop column appointment_id,
  add primary key (tenant_id, entry_id, doctor_id, start_time),
  add foreign key (tenant_id, entry_id) references waitlist_entries on delete cascade,
  add foreign key (tenant_id, doctor_id) references doctors,
  drop constraint waitlist_offers_outcome_check,
  -- `taken`: the person holds the time, or has booked it.
  add constraint waitlist_offers_outcome_check check (outcome in ('declined', 'ended', 'taken'));
create unique index waitlist_open_offers on waitlist_offers (tenant_id, entry_id) where outcome is null;

alter table waitlist_entries force row level security;
alter table waitlist_offers force row level security;

-- A link about a time that was offered without an appointment names the entry, and stays when that is gone.
alter table waitlist_links alter column appointment_id drop not null, add column entry_id bigint,
  add check ((appointment_id is null) <> (entry_id is null));

create or replace function note_waitlist_check() returns trigger language plpgsql as $$
begin
  insert into waitlist_checks (tenant_id, doctor_id)
    select changed.tenant_id, changed.doctor_id
    from (select coalesce(new.tenant_id, old.tenant_id) as tenant_id, coalesce(new.doctor_id, old.doctor_id) as doctor_id) changed
    where exists (select 1 from waitlist_entries e where e.tenant_id = changed.tenant_id and e.doctor_id = changed.doctor_id)
      or exists (select 1 from doctors d join waitlist_entries e on e.tenant_id = d.tenant_id and e.specialty = d.specialty
        where d.tenant_id = changed.tenant_id and d.id = changed.doctor_id);
  return null;
end $$;

create or replace function end_offer_of_appointment() returns trigger language plpgsql as $$
begin
  with ended as (
    update waitlist_offers o set outcome = 'ended'
    from waitlist_entries e
    where e.tenant_id = new.tenant_id and e.appointment_id = new.id and o.tenant_id = e.tenant_id and o.entry_id = e.id
      and o.outcome is null
      and (new.status in ('expired', 'canceled', 'declined', 'payment_failed') or o.start_time >= new.start_time)
    returning o.tenant_id, o.hold_id)
  update appointments h set status = 'expired', hold_expires_at = null, version = h.version + 1
    from ended e where h.tenant_id = e.tenant_id and h.id = e.hold_id and h.status = 'held';
  return null;
end $$;

-- Whoever has booked what they waited for waits no longer; a time that is kept for them is free at once.
create function end_request_of_booked() returns trigger language plpgsql as $$
begin
  with over as (
    select e.tenant_id, e.id from waitlist_entries e
    where e.tenant_id = new.tenant_id and e.attendee_id = new.patient_id and e.appointment_id is null
      and (e.doctor_id = new.doctor_id
        or e.specialty = (select d.specialty from doctors d where d.tenant_id = new.tenant_id and d.id = new.doctor_id))
  ), ended as (
    update waitlist_offers o set outcome = 'ended'
    from over where o.tenant_id = over.tenant_id and o.entry_id = over.id and o.outcome is null
    returning o.tenant_id, o.hold_id)
  update appointments h set status = 'expired', hold_expires_at = null, version = h.version + 1
    from ended e where h.tenant_id = e.tenant_id and h.id = e.hold_id and h.status = 'held';
  delete from waitlist_entries e
    where e.tenant_id = new.tenant_id and e.attendee_id = new.patient_id and e.appointment_id is null
      and (e.doctor_id = new.doctor_id
        or e.specialty = (select d.specialty from doctors d where d.tenant_id = new.tenant_id and d.id = new.doctor_id));
  return null;
end $$;
create trigger end_request_of_booked after update of status on appointments for each row
  when (old.status in ('held', 'pending_payment', 'payment_failed') and new.status in ('scheduled', 'accepted') and new.patient_id is not null)
  execute function end_request_of_booked();
