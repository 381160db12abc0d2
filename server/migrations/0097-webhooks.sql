-- What a clinic's own systems are told of, over HTTP: where to, what happened, and what became of each delivery.

create table webhook_endpoints (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  url text not null,
  description text not null,
  event_types text[] not null check (cardinality(event_types) between 1 and 60),
  is_enabled boolean not null default true,
  -- Why it was switched off by us: `gone`, `failing`; null where the clinic did.
  disabled_reason text,
  -- Sealed with the installation's key; null only until the transaction that makes the row is over.
  sealed_secret bytea,
  -- The secret before the last rotation: signs beside the new one until then.
  sealed_old_secret bytea,
  old_secret_until timestamptz,
  created_at timestamptz not null,
  -- Health: failures since the last success.
  failures int not null default 0,
  failing_since timestamptz,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure text,
  primary key (tenant_id, id)
);

create table webhook_events (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  -- The same in every delivery and replay of it, so that a receiver counts it once.
  key uuid not null default gen_random_uuid(),
  event_type text not null,
  -- Numbers of things, nothing of health and nobody's name: the receiver asks the API.
  data jsonb not null,
  occurred_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);

create table webhook_deliveries (
  tenant_id int not null,
  id bigint generated always as identity unique,
  event_id bigint not null,
  endpoint_id bigint not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  -- When a job was queued for it; null until then.
  queued_at timestamptz,
  ended_at timestamptz,
  last_attempt_at timestamptz,
  last_status int,
  last_failure text,
  last_ms int,
  is_replay boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references webhook_events on delete cascade,
  foreign key (tenant_id, endpoint_id) references webhook_endpoints on delete cascade
);
create index webhook_deliveries_to_queue on webhook_deliveries (tenant_id) where queued_at is null;
create index webhook_deliveries_of_endpoint on webhook_deliveries (tenant_id, endpoint_id, id);
create index webhook_deliveries_of_event on webhook_deliveries (tenant_id, event_id);

alter table webhook_endpoints enable row level security;
alter table webhook_endpoints force row level security;
create policy one_tenant on webhook_endpoints using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on webhook_endpoints to anteroom_app;
alter table webhook_events enable row level security;
alter table webhook_events force row level security;
create policy one_tenant on webhook_events using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on webhook_events to anteroom_app;
alter table webhook_deliveries enable row level security;
alter table webhook_deliveries force row level security;
create policy one_tenant on webhook_deliveries using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on webhook_deliveries to anteroom_app;
grant select (tenant_id, id, queued_at) on webhook_deliveries to anteroom_jobs;
create policy due_work on webhook_deliveries for select to anteroom_jobs using (queued_at is null);

-- Writes an event and a delivery for every endpoint that wants it, in the transaction of what happened; nothing where nobody does.
create function emit_webhook(clinic int, type text, facts jsonb) returns void language plpgsql as $$
declare
  wanted bigint[];
  event bigint;
begin
  select array_agg(e.id) into wanted from webhook_endpoints e
    where e.tenant_id = clinic and e.is_enabled and type = any(e.event_types);
  if wanted is null then return; end if;
  insert into webhook_events (tenant_id, event_type, data) values (clinic, type, jsonb_strip_nulls(facts)) returning id into event;
  insert into webhook_deliveries (tenant_id, event_id, endpoint_id) select clinic, event, unnest(wanted);
end $$;
grant execute on function emit_webhook(int, text, jsonb) to anteroom_app;

create function webhook_of_appointment() returns trigger language plpgsql as $$
declare
  facts jsonb := jsonb_build_object('appointment_id', new.id, 'doctor_id', new.doctor_id, 'patient_id', new.patient_id);
  is_booked constant boolean := new.status in ('scheduled', 'accepted');
begin
  if tg_op = 'INSERT' then
    if is_booked then perform emit_webhook(new.tenant_id, 'appointment.booked', facts); end if;
    return null;
  end if;
  if old.status <> new.status then
    if is_booked and old.status in ('held', 'pending_payment') then
      perform emit_webhook(new.tenant_id, 'appointment.booked', facts);
    elsif old.status in ('held', 'pending_payment') then
      return null; -- it never was an appointment
    elsif new.status = 'accepted' then perform emit_webhook(new.tenant_id, 'appointment.accepted', facts);
    elsif new.status = 'canceled' then perform emit_webhook(new.tenant_id, 'appointment.canceled', facts);
    elsif new.status = 'declined' then perform emit_webhook(new.tenant_id, 'appointment.declined', facts);
    elsif new.status = 'no_show' then perform emit_webhook(new.tenant_id, 'appointment.no_show', facts);
    elsif new.status = 'finished' then perform emit_webhook(new.tenant_id, 'call.ended', facts);
    end if;
  elsif is_booked and old.start_time <> new.start_time then
    perform emit_webhook(new.tenant_id, 'appointment.moved', facts);
  end if;
  return null;
end $$;
create trigger webhook_of_new_appointment after insert on appointments for each row execute function webhook_of_appointment();
create trigger webhook_of_appointment after update of status, start_time on appointments for each row
  when (old.status <> new.status or old.start_time <> new.start_time) execute function webhook_of_appointment();

create function webhook_of_payment() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.tenant_id, case new.status when 'authorised' then 'payment.succeeded' else 'payment.refunded' end,
    jsonb_build_object('payment_id', new.id, 'appointment_id', new.appointment_id));
  return null;
end $$;
create trigger webhook_of_payment after update of status on payments for each row
  when (old.status <> new.status and new.status in ('authorised', 'refunded')) execute function webhook_of_payment();

create function webhook_of_message() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.tenant_id, 'message.sent',
    jsonb_build_object('message_id', new.id, 'appointment_id', new.appointment_id, 'sender', new.sender));
  return null;
end $$;
create trigger webhook_of_message after insert on messages for each row execute function webhook_of_message();

create function webhook_of_file() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.tenant_id, 'file.shared',
    jsonb_build_object('file_id', new.id, 'appointment_id', new.appointment_id, 'sender', new.sender));
  return null;
end $$;
create trigger webhook_of_new_file after insert on visit_files for each row
  when (new.arrived_at is not null) execute function webhook_of_file();
create trigger webhook_of_file after update of arrived_at on visit_files for each row
  when (old.arrived_at is null and new.arrived_at is not null) execute function webhook_of_file();

-- A health assessment is its patient's own until it is shared: nobody is told of it.
create function webhook_of_survey() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.tenant_id, 'survey.answered',
    jsonb_build_object('survey_response_id', new.id, 'patient_id', new.patient_id));
  return null;
end $$;
create trigger webhook_of_survey after insert on survey_responses for each row
  when (new.template <> 'health_assessment') execute function webhook_of_survey();

create function webhook_of_urgent_event() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.tenant_id, 'urgent.reported',
    jsonb_build_object('urgent_event_id', new.id, 'appointment_id', new.appointment_id));
  return null;
end $$;
create trigger webhook_of_urgent_event after insert on urgent_events for each row execute function webhook_of_urgent_event();
