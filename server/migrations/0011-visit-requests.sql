-- What the doctor asks for during a visit, a call-back by telephone, and vital signs that were entered.

create table visit_requests (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  appointment_id bigint not null,
  kind text not null check (kind in ('vitals', 'call_back')),
  asked_by text not null check (asked_by in ('clinic', 'patient')),
  state text not null check (state in ('asked', 'accepted', 'calling', 'refused', 'stopped', 'done', 'no_answer')),
  stopped_by text check (stopped_by in ('clinic', 'patient')),
  check ((state = 'stopped') = (stopped_by is not null)),
  -- Where the clinic calls: of a call-back that was accepted, until the person is erased.
  phone_number text check (phone_number ~ '^\+[0-9]{4,17}$'),
  check (phone_number is null or kind = 'call_back'),
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, appointment_id) references appointments
);
-- One of each kind at a time: two presses ask once.
create unique index one_live_request on visit_requests (tenant_id, appointment_id, kind)
  where state in ('asked', 'accepted', 'calling');
create index visit_requests_of_appointment on visit_requests (tenant_id, appointment_id, id);

create table vital_signs_measurements (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  appointment_id bigint not null,
  source_system text not null,
  measured_at timestamptz not null,
  vital_signs jsonb not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, appointment_id) references appointments
);
create index measurements_of_appointment on vital_signs_measurements (tenant_id, appointment_id, id);

do $$
declare t text;
begin
  foreach t in array array['visit_requests', 'vital_signs_measurements'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy one_tenant on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('grant select, insert, update, delete on %I to anteroom_app', t);
  end loop;
end $$;
