-- A health assessment is read by the doctor of a visit only once its patient has said so.

create table assessment_shares (
  tenant_id int not null references tenants,
  appointment_id bigint not null,
  response_id bigint not null,
  shared_at timestamptz not null,
  primary key (tenant_id, appointment_id, response_id),
  foreign key (tenant_id, appointment_id) references appointments,
  foreign key (tenant_id, response_id) references survey_responses on delete cascade
);

create index assessment_shares_of_response on assessment_shares (tenant_id, response_id);

alter table assessment_shares enable row level security;
alter table assessment_shares force row level security;
create policy one_tenant on assessment_shares using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on assessment_shares to anteroom_app;

alter table urgent_events drop constraint urgent_events_place_check;
alter table urgent_events add constraint urgent_events_place_check
  check (place in ('booking', 'waiting_room', 'vitals', 'health_assessment'));
