-- Other calendars of a doctor that block times: where they are, how they fare, and the busy times that were last read of them.

create table busy_feeds (
  tenant_id int not null,
  id bigint generated always as identity unique,
  doctor_id bigint not null,
  description text not null,
  -- For people: the host of the address. The address itself is a secret, as whoever has it reads the calendar.
  host text not null,
  -- Sealed with the installation's key; null only until the transaction that makes the row is over.
  sealed_url bytea,
  created_at timestamptz not null,
  next_refresh_at timestamptz not null,
  last_tried_at timestamptz,
  last_read_at timestamptz,
  -- Failures since it was last read; the blocks of that time stay.
  failures int not null default 0,
  last_failure text,
  primary key (tenant_id, id),
  foreign key (tenant_id, doctor_id) references doctors
);
create index busy_feeds_by_due on busy_feeds (next_refresh_at);
create index busy_feeds_of_doctor on busy_feeds (tenant_id, doctor_id);

-- Nothing but times: what a doctor does then is not kept.
create table busy_blocks (
  tenant_id int not null,
  feed_id bigint not null,
  doctor_id bigint not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  check (start_time < end_time),
  primary key (tenant_id, feed_id, start_time, end_time),
  foreign key (tenant_id, feed_id) references busy_feeds on delete cascade
);
create index busy_blocks_of_doctor on busy_blocks (tenant_id, doctor_id, start_time);

alter table busy_feeds enable row level security;
alter table busy_feeds force row level security;
create policy one_tenant on busy_feeds using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on busy_feeds to anteroom_app;
alter table busy_blocks enable row level security;
alter table busy_blocks force row level security;
create policy one_tenant on busy_blocks using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on busy_blocks to anteroom_app;
-- The jobs' role sees which feeds are due, of which clinic, and nothing more of them.
grant select (tenant_id, id, next_refresh_at) on busy_feeds to anteroom_jobs;
create policy due_work on busy_feeds for select to anteroom_jobs using (true);

create trigger announce_public_pages after insert or update or delete on busy_blocks
  for each statement execute function announce_public_pages();
