-- Reminders by text message (SMS, WhatsApp). See docs/decisions/0031.

-- The number a person gets text messages at. A new number counts once the code sent to it was typed in.
create table text_numbers (
  tenant_id int not null,
  patient_id bigint not null,
  -- As +351912345678 (E.164).
  number text check (number ~ '^\+[1-9]\d{4,14}$'),
  verified_at timestamptz,
  new_number text check (new_number ~ '^\+[1-9]\d{4,14}$'),
  code_hash bytea,
  code_sent_at timestamptz,
  code_expires_at timestamptz,
  wrong_codes int not null default 0,
  primary key (tenant_id, patient_id),
  check ((number is null) = (verified_at is null)),
  foreign key (tenant_id, patient_id) references patients
);
create index text_numbers_by_number on text_numbers (number) where number is not null;

-- Each time somebody agreed to text messages on a channel: to which text, until when, and what ended it.
create table text_consents (
  tenant_id int not null,
  id bigint generated always as identity,
  patient_id bigint not null,
  channel text not null check (channel in ('sms', 'whatsapp')),
  text_version text not null,
  given_at timestamptz not null,
  given_by text not null check (given_by in ('settings', 'message')),
  ended_at timestamptz,
  ended_by text check (ended_by in ('settings', 'message')),
  primary key (tenant_id, id),
  check ((ended_at is null) = (ended_by is null)),
  foreign key (tenant_id, patient_id) references patients
);
create unique index text_consents_in_force on text_consents (tenant_id, patient_id, channel) where ended_at is null;
create index text_consents_of_patient on text_consents (tenant_id, patient_id, channel, given_at);

-- Numbers whose owner has sent STOP. Only START from that phone takes it back.
create table text_stops (
  tenant_id int not null,
  patient_id bigint not null,
  channel text not null check (channel in ('sms', 'whatsapp')),
  number text not null,
  stopped_at timestamptz not null,
  primary key (tenant_id, patient_id, channel, number),
  foreign key (tenant_id, patient_id) references patients
);

-- Text messages on their way and sent.
create table text_messages (
  tenant_id int not null,
  id bigint generated always as identity,
  patient_id bigint not null,
  appointment_id bigint,
  channel text not null check (channel in ('sms', 'whatsapp')),
  kind text not null check (kind in ('code', 'day', 'hour', 'soon', 'doctor')),
  -- The start that a reminder tells of: a moved appointment has reminders of its own.
  start_time timestamptz,
  recipient text not null,
  body text not null,
  -- What fills the places of the template that WhatsApp asks for, with its language; null once sent.
  variables jsonb,
  language text not null,
  created_at timestamptz not null,
  -- Later than this it is of no use.
  expires_at timestamptz not null,
  -- `sending` is left by a process that died: nobody knows whether it went, and it is not sent again.
  status text not null check (status in ('waiting', 'sending', 'sent', 'delivered', 'failed', 'dropped', 'unknown')),
  sent_at timestamptz,
  provider_id text,
  error_code int,
  primary key (tenant_id, id),
  check ((kind = 'code') = (appointment_id is null)),
  check ((appointment_id is null) = (start_time is null)),
  foreign key (tenant_id, patient_id) references patients,
  foreign key (tenant_id, appointment_id) references appointments on delete cascade
);
-- One message for each person, channel and moment of a time.
create unique index text_messages_once on text_messages (tenant_id, appointment_id, patient_id, channel, kind, start_time)
  where appointment_id is not null;
create index text_messages_of_patient on text_messages (tenant_id, patient_id);
create index text_messages_newest on text_messages (tenant_id, created_at);

-- Text messages counted over a day: they cost money and reach a phone.
create table text_uses (
  tenant_id int not null references tenants,
  id bigint generated always as identity,
  pool text not null check (pool in ('code', 'reminder')),
  number_hash bytea not null,
  patient_id bigint not null,
  used_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, patient_id) references patients
);
create index text_uses_of_number on text_uses (pool, number_hash, used_at);
create index text_uses_of_patient on text_uses (tenant_id, patient_id, pool, used_at);
create index text_uses_of_clinic on text_uses (tenant_id, pool, used_at);
create index text_uses_of_all on text_uses (pool, used_at);

do $$
declare t text;
begin
  foreach t in array array['text_numbers', 'text_consents', 'text_stops', 'text_messages', 'text_uses'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy one_tenant on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('grant select, insert, update, delete on %I to anteroom_app', t);
  end loop;
end $$;

-- When the newest and the `most`-newest text of a pool went to a number, or with no number to anybody, from any clinic.
-- It tells no clinic which others wrote.
create function text_uses_of_installation(wanted_pool text, hash bytea, most int)
  returns table (nth timestamptz, newest timestamptz)
  language plpgsql security definer set search_path = public as $$
begin
  perform set_config('app.across_clinics', 'on', true);
  if hash is null then
    return query select
      (select u.used_at from text_uses u where u.pool = wanted_pool order by u.used_at desc offset most - 1 limit 1),
      (select max(u.used_at) from text_uses u where u.pool = wanted_pool);
  else
    return query
      select case when count(*) >= most then min(uses.used_at) end, max(uses.used_at) from (
        select u.used_at from text_uses u where u.pool = wanted_pool and u.number_hash = hash
        order by u.used_at desc limit most) uses;
  end if;
  perform set_config('app.across_clinics', '', true);
end $$;

-- The clinics where a number gets text messages: STOP from it holds for all of them, since they send from one number.
create function clinics_of_number(wanted text) returns table (tenant_id int)
  language plpgsql security definer set search_path = public as $$
begin
  perform set_config('app.across_clinics', 'on', true);
  return query select distinct n.tenant_id from text_numbers n where n.number = wanted or n.new_number = wanted;
  perform set_config('app.across_clinics', '', true);
end $$;
create index text_numbers_by_new_number on text_numbers (new_number) where new_number is not null;

revoke all on function text_uses_of_installation(text, bytea, int), clinics_of_number(text) from public;
grant execute on function text_uses_of_installation(text, bytea, int), clinics_of_number(text) to anteroom_app;
