-- Which server process serves this database. Rooms, admissions, statuses and rate limits live in one process: a second one would
-- break appointments without an error, so it waits for this row and then refuses to start (docs/decisions/0061). The owner's alone.
create table serving_server (
  is_only boolean primary key default true check (is_only),
  server uuid not null,
  -- For people: process, machine, address.
  about text not null,
  heard_at timestamptz not null
);
