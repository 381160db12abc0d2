-- Links in mails about an offered time: whoever has one declines that time or leaves the waitlist, and can do nothing else.

create table waitlist_links (
  tenant_id int not null,
  token_hash bytea not null,
  appointment_id bigint not null,
  -- Who was written to; the link opens nothing once they no longer act for the appointment's patient.
  patient_id bigint not null,
  -- The time that was offered.
  start_time timestamptz not null,
  created_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, appointment_id) references appointments on delete cascade,
  foreign key (tenant_id, patient_id) references patients
);
create index waitlist_links_of_appointment on waitlist_links (tenant_id, appointment_id);
create index waitlist_links_of_patient on waitlist_links (tenant_id, patient_id);

alter table waitlist_links enable row level security;
alter table waitlist_links force row level security;
create policy one_tenant on waitlist_links using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on waitlist_links to anteroom_app;

-- An appointment that is called off, or moved to an earlier time, needs its offer no longer: the kept time is free at once, by whichever
-- way it came about. The offer is locked before its hold, as by whoever declines it.
create function end_offer_of_appointment() returns trigger language plpgsql as $$
begin
  with ended as (
    update waitlist_offers o set outcome = 'ended'
    where o.tenant_id = new.tenant_id and o.appointment_id = new.id and o.outcome is null
      and (new.status in ('expired', 'canceled', 'declined', 'payment_failed') or o.start_time >= new.start_time)
    returning o.tenant_id, o.hold_id)
  update appointments h set status = 'expired', hold_expires_at = null, version = h.version + 1
    from ended e where h.tenant_id = e.tenant_id and h.id = e.hold_id and h.status = 'held';
  return null;
end $$;
create trigger end_offer_of_appointment after update of status, start_time on appointments for each row
  when (old.status <> 'held' and (old.status <> new.status or old.start_time > new.start_time)) execute function end_offer_of_appointment();
